/** Milliseconds that one request may wait for all its upstreams together, where nothing else is said. */
export const DEADLINE_MS = 3000;
