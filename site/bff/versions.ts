import { z } from "zod";
import type { Versions } from "../../keeper/versions";
import { siteConfig } from "../config";
import { processWide } from "../processWide";

/**
 * How often the BFF is asked, while there are visitors. With the five seconds that it keeps the content's root, a publish shows within
 * six.
 */
const EVERY_MS = 500;
/** After so long without a visitor, it is not asked any more. */
const IDLE_MS = 60_000;
/** The first visitor after that waits so long for an answer at most: in a BFF that hangs, nothing has changed that could be shown. */
const PATIENCE_MS = 250;
const TIMEOUT_MS = 1_000;

export type VersionWatch = ReturnType<typeof createVersionWatch>;

/** Knows the versions of what the BFF reads now, as far as it answers: without an answer they are those of before. */
export function createVersionWatch(ask: () => Promise<Versions>, now: () => number = Date.now) {
  let known: Versions = {};
  let visitedAt = -Infinity;
  let asking: Promise<void> | undefined;
  let isWatching = false;

  const refresh = () =>
    (asking ??= ask()
      .then(
        (versions) => void (known = { ...known, ...versions }),
        () => {},
      )
      .finally(() => (asking = undefined)));
  const watch = () => {
    isWatching = now() - visitedAt < IDLE_MS;
    if (isWatching) setTimeout(() => void refresh().then(watch), EVERY_MS).unref();
  };

  return {
    /** The version of something; undefined where it was never told. */
    of: (name: string): string | undefined => known[name],

    /** Has the BFF asked for as long as visitors come. A promise where a visitor should wait for the first answer. */
    visit(): Promise<unknown> | undefined {
      visitedAt = now();
      if (isWatching) return undefined;
      const first = refresh();
      watch();
      return Promise.race([first, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref())]);
    },

    /** Asks at once, and resolves with what was asked no sooner than this. */
    async renew(): Promise<void> {
      await asking;
      await refresh();
    },
  };
}

const payload = z.record(z.string(), z.string());

async function askBff(): Promise<Versions> {
  const answer = await fetch(`${siteConfig().bffUrl}/versions`, { cache: "no-store", signal: AbortSignal.timeout(TIMEOUT_MS) });
  return payload.parse(await answer.json());
}

/** The versions of now, as this process knows them. */
export function currentVersions(): VersionWatch {
  return processWide("versions", () => createVersionWatch(askBff));
}
