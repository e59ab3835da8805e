import { setTimeout as delay } from "node:timers/promises";
import type { Purger } from "./purger";

/**
 * When a publish purges, in milliseconds after this process reads the new content. At once, for visitors. After a second, because other
 * processes follow within it and the edge may have fetched an old page of one meanwhile. After seven, because a process that missed the
 * message follows within the five seconds of the content's root, and its site half a second later.
 */
const PURGES_MS = [0, 1_000, 7_000];
/** Milliseconds before each further attempt. */
const ATTEMPTS_MS = [0, 200, 600];

interface Deps {
  purger: Purger;
  /** Called once for a purge whose attempts have all failed. */
  onFailure(error: unknown): void;
  wait?: (ms: number) => Promise<unknown>;
}

/** Creates a function that purges the keys of a publish. It resolves after the last purge and never rejects. */
export function createPurgeAfterPublish({ purger, onFailure, wait = (ms) => delay(ms, undefined, { ref: false }) }: Deps) {
  const purge = async (keys: readonly string[]) => {
    let failure: unknown;
    for (const ms of ATTEMPTS_MS) {
      if (ms > 0) await wait(ms);
      try {
        return await purger.purge(keys);
      } catch (error) {
        failure = error;
      }
    }
    onFailure(failure);
  };
  return async (keys: readonly string[]): Promise<void> => {
    await Promise.all(
      PURGES_MS.map(async (ms) => {
        if (ms > 0) await wait(ms);
        await purge(keys);
      }),
    );
  };
}
