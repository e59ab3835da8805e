import type { RetryPolicy } from "../../lib/retry";

const FIRST_WAIT_MS = 200;

/** Google's advice: a busy moment is waited out with doubling, uneven pauses; a day's quota that is used up is not. */
export const PLACES_RETRY: RetryPolicy = {
  statuses: [429, 500, 503],
  maxAttempts: 3,
  // 200 to 400 ms, then 400 to 800.
  waitMs: (attempts) => FIRST_WAIT_MS * 2 ** (attempts - 1) * (1 + Math.random()),
  isFinal: (body) => /per ?day/i.test(body),
};
