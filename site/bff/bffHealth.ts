import { get as httpGet } from "node:http";
import { get as httpsGet } from "node:https";
import { processWide } from "../processWide";
import { leaveBff } from "./bffAddress";

/** A request that takes longer starts a health check of the BFF. */
const CHECK_AFTER_MS = 1000;
/** Time limit of the health check: a working BFF answers in time, however busy it is. */
const HEALTH_MS = 1500;
/** Pause between health checks while the BFF is unresponsive. */
const PAUSE_MS = 500;

interface Silence {
  isSilent: boolean;
  isChecking: boolean;
  /** Time of the last response, by `performance.now()`. */
  lastAnswerAt: number;
  /** Callbacks that abort the pending requests. */
  waiting: Set<() => void>;
}

const silence = processWide("silence", (): Silence => ({ isSilent: false, isChecking: false, lastAnswerAt: 0, waiting: new Set() }));

/** Whether the BFF accepts connections, but does not respond. A stopped BFF refuses connections, which fails fast by itself. */
export function isBffUnresponsive(): boolean {
  return silence.isSilent;
}

/**
 * Watches a request to the BFF. If the BFF becomes unresponsive, `giveUp` is called, and `isBffUnresponsive` returns true. The caller has
 * to call the returned function when the request ends, with whether there was a response.
 */
export function watchRequest(bffUrl: string, giveUp: () => void): (isAnswered: boolean) => void {
  silence.waiting.add(giveUp);
  const timer = setTimeout(() => void check(bffUrl), CHECK_AFTER_MS);
  return (isAnswered) => {
    clearTimeout(timer);
    silence.waiting.delete(giveUp);
    if (isAnswered) silence.lastAnswerAt = performance.now();
  };
}

async function check(bffUrl: string): Promise<void> {
  if (silence.isChecking) return;
  silence.isChecking = true;
  const startedAt = performance.now();
  const isThere = await isHealthy(bffUrl);
  silence.isChecking = false;
  const wasSilent = silence.isSilent;
  silence.isSilent = !isThere && silence.lastAnswerAt < startedAt;
  if (wasSilent !== silence.isSilent)
    console.error(
      JSON.stringify({
        message: silence.isSilent ? "The BFF does not respond. Requests to it fail at once until it does." : "The BFF responds again.",
      }),
    );
  if (!silence.isSilent) return;
  for (const giveUp of silence.waiting) giveUp();
  if (leaveBff(bffUrl)) silence.isSilent = false;
  else setTimeout(() => void check(bffUrl), PAUSE_MS).unref();
}

/** Whether the BFF responds in time or refuses the connection. Without `fetch`, which Next patches. */
function isHealthy(bffUrl: string): Promise<boolean> {
  const url = new URL("/healthz", bffUrl);
  const get = url.protocol === "https:" ? httpsGet : httpGet;
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(false), HEALTH_MS);
    const request = get(url, { agent: false }, (answer) => {
      answer.resume();
      end(true);
    }).on("error", () => end(true));
    function end(isThere: boolean): void {
      clearTimeout(timer);
      request.destroy();
      resolve(isThere);
    }
  });
}
