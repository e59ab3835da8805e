import { setTimeout as delay } from "node:timers/promises";
import type { Purger } from "./purger";

/**
 * When a publish purges, in milliseconds after this process reads the new content. At once, for visitors, and later: after 0.7 s, because
 * the sites ask their BFFs every half second, and the edge may have fetched an old page of one meanwhile; after two seconds, in case that a
 * site was busy; after seven, because a process that missed the message follows within the five seconds of the content's root, and its
 * site half a second later.
 */
const FOLLOWED_MS = 700;
const LAST_MS = 7_000;
const LATER_PURGES_MS = [FOLLOWED_MS, 2_000, LAST_MS];
/** Milliseconds before each further attempt. */
const ATTEMPTS_MS = [0, 200, 600];
/** How long the end of the process waits for its last purges, in milliseconds; more than `FOLLOWED_MS`. */
const FINISH_WITHIN_MS = 2_000;

interface Deps {
  purger: Purger;
  /** Called once for a purge whose attempts have all failed. */
  onFailure(error: unknown, keys: readonly string[]): void;
  /** Resolves after some milliseconds, or as soon as the signal is aborted. */
  wait?: (ms: number, signal?: AbortSignal) => Promise<unknown>;
  finishWithinMs?: number;
}

/** The purges of all publishes that a process has taken. */
export interface PublishPurges {
  /** Purges the keys of a publish, several times. Resolves after the last purge and never rejects. */
  purge(keys: readonly string[]): Promise<void>;
  /**
   * Sends what is left, because the process ends: at once, but not before the other sites have followed the publish, 0.7 s after it, since
   * they may render the old version until then. Resolves when that is done, after two seconds at most.
   */
  finish(): Promise<void>;
}

/** Creates the purges of publishes. They do not keep the process from ending: `finish` does. */
export function createPublishPurges({
  purger,
  onFailure,
  wait = waitUnlessAborted,
  finishWithinMs = FINISH_WITHIN_MS,
}: Deps): PublishPurges {
  const ending = new AbortController();
  const unfinished = new Set<Promise<unknown>>();

  const purgeOnce = async (keys: readonly string[]) => {
    let failure: unknown;
    for (const ms of ATTEMPTS_MS) {
      if (ms > 0) await wait(ms);
      try {
        return await purger.purge(keys);
      } catch (error) {
        failure = error;
      }
    }
    onFailure(failure, keys);
  };
  const purgeAfter = async (ms: number, keys: readonly string[], followed: Promise<unknown>) => {
    await Promise.all([followed, wait(ms, ending.signal)]);
    // At the end, the last purge stands for all that are left.
    if (!ending.signal.aborted || ms === LAST_MS) await purgeOnce(keys);
  };

  return {
    async purge(keys) {
      const followed = wait(FOLLOWED_MS);
      const later = LATER_PURGES_MS.map((ms) => purgeAfter(ms, keys, followed));
      const purges = Promise.allSettled([purgeOnce(keys), ...later]);
      unfinished.add(purges);
      await purges;
      unfinished.delete(purges);
    },
    async finish() {
      ending.abort();
      const done = new AbortController();
      const limit = delay(finishWithinMs, undefined, { signal: done.signal }).catch(() => {});
      await Promise.race([Promise.all(unfinished), limit]);
      done.abort();
    },
  };
}

async function waitUnlessAborted(ms: number, signal?: AbortSignal): Promise<void> {
  await delay(ms, undefined, { ref: false, signal }).catch(() => {});
}
