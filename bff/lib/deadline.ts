/** Milliseconds that one request may wait for all its upstreams together, where nothing else is said: less than the site waits for it. */
export const DEADLINE_MS = 2750;
