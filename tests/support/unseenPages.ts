/**
 * Features of Chromium to turn off: each window loads the list below its address bar, which nobody sees, at the price of half a
 * page of ours, and a process is kept ready for the next site.
 */
export const UNSEEN_PAGES = "WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess";
