import { z } from "zod";
import type { Versions } from "#shared/responseCache/versions.ts";
import { bffAddress } from "./bffAddress";
import { processWide } from "../processWide";
import { watchedRequest } from "./watchedRequest";

/**
 * Interval of version requests while there are visitors. The BFF caches the content's root for five seconds, so a publish shows within six.
 */
const EVERY_MS = 500;
/** Version requests stop after so long without a visitor. */
const IDLE_MS = 60_000;
/** Longest time that the first visitor after a pause waits for the versions. If the BFF hangs, the known versions are used. */
const PATIENCE_MS = 250;
/** Longer than the health check that a slow answer starts (`bffHealth.ts`). */
const TIMEOUT_MS = 3_000;

export type VersionWatch = ReturnType<typeof createVersionWatch>;

/** Polls the current versions of the BFF's data. If a request fails, the last known versions stay. */
export function createVersionWatch(ask: () => Promise<Versions>, now: () => number = Date.now) {
  let current: Versions = {};
  let visitedAt = -Infinity;
  let asking: Promise<void> | undefined;
  let isWatching = false;

  const refresh = () =>
    (asking ??= ask()
      .then(
        (versions) => void (current = { ...current, ...versions }),
        () => {},
      )
      .finally(() => (asking = undefined)));
  const watch = () => {
    isWatching = now() - visitedAt < IDLE_MS;
    if (isWatching) setTimeout(() => void refresh().then(watch), EVERY_MS).unref();
  };

  return {
    /** Returns a version by name; undefined if the BFF has not named it yet. */
    of: (name: string): string | undefined => current[name],

    /** Starts polling for as long as visitors come. Returns a promise if this visitor should wait for the first answer. */
    visit(): Promise<unknown> | undefined {
      visitedAt = now();
      if (isWatching) return undefined;
      const first = refresh();
      watch();
      return Promise.race([first, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref())]);
    },

    /** Requests the versions now; resolves after a request that started after this call. */
    async renew(): Promise<void> {
      await asking;
      await refresh();
    },
  };
}

const payload = z.record(z.string(), z.string());

/** Also finds out that the BFF is gone while all pages come from the cache, and changes to another. */
async function askBff(): Promise<Versions> {
  const bffUrl = bffAddress();
  return watchedRequest(bffUrl, AbortSignal.timeout(TIMEOUT_MS), async (signal) => {
    const answer = await fetch(`${bffUrl}/versions`, { cache: "no-store", signal });
    return payload.parse(await answer.json());
  });
}

/** Returns this process's watch of the current versions. */
export function currentVersions(): VersionWatch {
  return processWide("versions", () => createVersionWatch(askBff));
}
