import { GOOGLE_CONTENT_CHANGED, isGoogleContentHidden } from "../map/googleContent";

/** For each search form on the page, the function that hides its Google content. */
const hiders = new Map<HTMLFormElement, () => void>();

/**
 * Calls `hide` whenever Google's content must be hidden. One listener on the document serves all forms: a removed form is dropped at the
 * next event or the next form, and the listener with the last form.
 */
export function onGoogleHidden(form: HTMLFormElement, hide: () => void): void {
  dropGone();
  if (hiders.size === 0) document.addEventListener(GOOGLE_CONTENT_CHANGED, tell);
  hiders.set(form, hide);
}

function tell(): void {
  dropGone();
  if (isGoogleContentHidden()) for (const hide of hiders.values()) hide();
}

function dropGone(): void {
  for (const form of hiders.keys()) if (!form.isConnected) hiders.delete(form);
  if (hiders.size === 0) document.removeEventListener(GOOGLE_CONTENT_CHANGED, tell);
}
