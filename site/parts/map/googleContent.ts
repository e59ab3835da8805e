const ATTRIBUTE = "data-without-google";
/** Told on the document when what is Google's has to go, and when it may come back. */
export const GOOGLE_CONTENT_CHANGED = "keyway:google";

let shown = 0;

/**
 * Takes what is Google's off the page, for a map that is not Google's is about to show. What it is marks itself with
 * `data-of-google`, and base.css hides it, and shows what stands in for it, `data-instead-of-google`; what would ask Google for more asks
 * `isGoogleContentHidden` first. The answer lets it come back.
 */
export function hideGoogleContent(): () => void {
  change(1);
  return () => change(-1);
}

/** Whether nothing of Google's may show at the moment. */
export function isGoogleContentHidden(): boolean {
  return document.documentElement.hasAttribute(ATTRIBUTE);
}

function change(by: 1 | -1): void {
  shown += by;
  document.documentElement.toggleAttribute(ATTRIBUTE, shown > 0);
  document.dispatchEvent(new Event(GOOGLE_CONTENT_CHANGED));
}
