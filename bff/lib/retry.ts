/** Which responses of an upstream to retry, and when. A response's `retry-after` takes precedence. */
export interface RetryPolicy {
  statuses: readonly number[];
  /** Maximum number of attempts, the first one included. */
  maxAttempts: number;
  /** Returns the milliseconds to wait after this many attempts when the response has no `retry-after`. */
  waitMs(attempts: number): number;
  /** Returns whether the body says that a retry is useless. */
  isFinal(body: string): boolean;
}

/** The error catalogue's rule: 429 is retried, after a second when it has no `retry-after`. */
export const WAIT_OUT_429: RetryPolicy = { statuses: [429], maxAttempts: 5, waitMs: () => 1000, isFinal: () => false };
