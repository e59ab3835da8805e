import type { RetryPolicy } from "../../lib/retry";

const FIRST_WAIT_MS = 200;

/** Google's advice: temporary refusals are retried with doubling, random waits; an exhausted daily quota is not. */
export const PLACES_RETRY: RetryPolicy = {
  statuses: [429, 500, 503],
  maxAttempts: 3,
  // 200 to 400 ms, then 400 to 800.
  waitMs: (attempts) => FIRST_WAIT_MS * 2 ** (attempts - 1) * (1 + Math.random()),
  isFinal: (body) => /per ?day/i.test(body),
};
