import { FETCH_SHOWN_MS } from "../constants";

/**
 * Ends what tells of a fetch, such as gray in place of words, once it has been on the screen for long enough to be seen: `since` is when
 * it appeared.
 */
export function afterMinDisplayTime(since: number, end: () => void): number {
  return window.setTimeout(end, FETCH_SHOWN_MS - (performance.now() - since));
}
