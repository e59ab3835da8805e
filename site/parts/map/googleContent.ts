const ATTRIBUTE = "data-without-google";
/** Event on the document: Google's content must be hidden, or may show again. */
export const GOOGLE_CONTENT_CHANGED = "keyway:google";

let hideCount = 0;

/**
 * Hides Google's content on the page, because a map of another provider is about to show. base.css hides elements with `data-of-google` and
 * shows their replacements, `data-instead-of-google`. Code that would fetch more of Google's content checks `isGoogleContentHidden` first.
 * Returns a function that shows it again.
 */
export function hideGoogleContent(): () => void {
  change(1);
  return () => change(-1);
}

/** Returns whether Google's content is hidden at the moment. */
export function isGoogleContentHidden(): boolean {
  return document.documentElement.hasAttribute(ATTRIBUTE);
}

function change(by: 1 | -1): void {
  hideCount += by;
  document.documentElement.toggleAttribute(ATTRIBUTE, hideCount > 0);
  document.dispatchEvent(new Event(GOOGLE_CONTENT_CHANGED));
}
