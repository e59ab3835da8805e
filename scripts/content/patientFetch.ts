import { setTimeout as sleep } from "node:timers/promises";

const TIMEOUT_MS = 30_000;
const MAX_ATTEMPTS = 5;
/** The APIs that write take one request a second, and do not say for how long to wait. */
const PAUSE_MS = 1_100;
const LONGEST_PAUSE_MS = 60_000;

type Fetch = typeof fetch;

/**
 * A fetch that waits out 429 and asks again, five times at most; then it throws. (The client itself would never stop asking.) Each attempt
 * ends after 30 seconds.
 */
export function createPatientFetch(send: Fetch = fetch, pauseMs = PAUSE_MS): Fetch {
  return async (input, init) => {
    for (let attempts = 1; ; attempts++) {
      const response = await send(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (response.status !== 429) return response;
      await response.body?.cancel();
      if (attempts === MAX_ATTEMPTS) throw new Error(`${hostOf(input)} still answers 429 (too many requests) after ${attempts} attempts.`);
      const seconds = Number(response.headers.get("retry-after"));
      await sleep(Math.min(LONGEST_PAUSE_MS, seconds > 0 ? seconds * 1000 : pauseMs));
    }
  };
}

function hostOf(input: Parameters<Fetch>[0]): string {
  return new URL(input instanceof Request ? input.url : input).host;
}
