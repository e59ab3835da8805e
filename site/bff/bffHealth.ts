import { get as httpGet } from "node:http";
import { get as httpsGet } from "node:https";
import { processWide } from "../processWide";

/** A question that has waited for so long makes us ask whether the BFF is there at all. */
const DOUBT_MS = 1000;
/** Time in which a BFF that works says so, however busy it is. */
const HEALTH_MS = 1500;
/** While it is silent, it is asked again after each such pause. */
const PAUSE_MS = 500;

interface Silence {
  isSilent: boolean;
  isChecking: boolean;
  /** Of any answer, by the clock of `performance`. */
  lastAnswerAt: number;
  /** Ends each question that is under way. */
  waiting: Set<() => void>;
}

const silence = processWide("silence", (): Silence => ({ isSilent: false, isChecking: false, lastAnswerAt: 0, waiting: new Set() }));

/** Whether the BFF takes connections and answers nothing. One that is gone refuses them, which takes no time. */
export function isBffUnresponsive(): boolean {
  return silence.isSilent;
}

/**
 * Watches over a question to the BFF: where that falls silent, `giveUp` is called, and the next question can tell at once by
 * `isBffUnresponsive`. The answered function is to be called when the question is over, and says whether it was answered.
 */
export function watchRequest(bffUrl: string, giveUp: () => void): (isAnswered: boolean) => void {
  silence.waiting.add(giveUp);
  const doubt = setTimeout(() => void check(bffUrl), DOUBT_MS);
  return (isAnswered) => {
    clearTimeout(doubt);
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
        message: silence.isSilent ? "The BFF does not answer: nobody waits for it until it does." : "The BFF answers again.",
      }),
    );
  if (!silence.isSilent) return;
  for (const giveUp of silence.waiting) giveUp();
  setTimeout(() => void check(bffUrl), PAUSE_MS).unref();
}

/** Whether anything at all is answered in time; or refused, which is as quick. Not by `fetch`, which Next makes its own. */
function isHealthy(bffUrl: string): Promise<boolean> {
  const url = new URL("/healthz", bffUrl);
  const get = url.protocol === "https:" ? httpsGet : httpGet;
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(false), HEALTH_MS);
    const asked = get(url, { agent: false }, (answer) => {
      answer.resume();
      end(true);
    }).on("error", () => end(true));
    function end(isThere: boolean): void {
      clearTimeout(timer);
      asked.destroy();
      resolve(isThere);
    }
  });
}
