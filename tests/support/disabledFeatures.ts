/**
 * Features of Chromium to turn off: each window loads the hidden popup of its address bar, which costs as much as half a page of the
 * site, and a spare process for the next site.
 */
export const DISABLED_FEATURES = "WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess";
