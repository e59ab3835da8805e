/** Which answers of an upstream are worth asking again for, and when. `retry-after` of an answer always goes first. */
export interface RetryPolicy {
  statuses: readonly number[];
  /** The first attempt included. */
  maxAttempts: number;
  /** Milliseconds to wait after so many attempts where the answer does not say. */
  waitMs(attempts: number): number;
  /** Whether the body says that asking again is of no use. */
  isFinal(body: string): boolean;
}

/** The rule of the error catalogue: 429 is waited out, a second where it does not say for how long. */
export const WAIT_OUT_429: RetryPolicy = { statuses: [429], maxAttempts: 5, waitMs: () => 1000, isFinal: () => false };
