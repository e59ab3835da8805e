import { GOOGLE_CONTENT_CHANGED, isGoogleContentHidden } from "../map/googleContent";

/** What each search form on the page does when nothing of Google's may be shown any more. */
const hiders = new Map<HTMLFormElement, () => void>();

/**
 * Calls `hide` whenever a map that is not Google's comes to the page of a form. One listener on the document serves all forms:
 * a form that has left the page is dropped at the next change or the next form, and the listener with the last of them.
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
