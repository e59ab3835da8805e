import { FETCH_SHOWN_MS } from "../constants";

/** Calls `end` once a loading indicator that appeared at `since` was shown for FETCH_SHOWN_MS. Returns the timer's id. */
export function afterMinDisplayTime(since: number, end: () => void): number {
  return window.setTimeout(end, FETCH_SHOWN_MS - (performance.now() - since));
}
