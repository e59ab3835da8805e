import { z } from "zod";
import { claim, type Release } from "./claims";
import type { Redis } from "./connection";

/** A value that some process has stored. */
interface SharedValue {
  value: unknown;
  /** Milliseconds since it was stored, by the clock of Redis. */
  ageMs: number;
}

/** Values that all processes of a release share: the second level of their caches. */
export interface SharedValues {
  /** Returns the values of keys that are there. */
  find(keys: readonly string[]): Promise<Map<string, SharedValue>>;
  /** Stores a value for `keepMs`, without waiting. */
  keep(key: string, value: unknown, keepMs: number): void;
  /** Claims the loading of a value, as `claim()` does. */
  claim(key: string): Promise<Release | "done" | undefined>;
}

/** Larger values are not shared: reading them would take longer than the deadline, and loading them is the exception. */
const MAX_BYTES = 8_000_000;
/** A load takes at most as long as a request may; a process that waits still has time to load the value itself. */
const CLAIM = { holdMs: 3_000, waitMs: 500 };
const MAX_KEEP_MS = 86_400_000;

const stored = z.object({ keepMs: z.number(), value: z.unknown() });

/**
 * Creates the shared values. `release` separates processes whose code differs, so that none reads a value of a form that it does not know.
 */
export function createSharedValues(redis: Redis, release: string): SharedValues {
  const keyOf = (key: string) => `keyway:value:${release}:${key}`;
  return {
    async find(keys) {
      const found = new Map<string, SharedValue>();
      const reads = await redis.attempt((client) =>
        Promise.all(keys.map((key) => Promise.all([client.get(keyOf(key)), client.pTTL(keyOf(key))]))),
      );
      reads?.forEach(([text, leftMs], index) => {
        const entry = text === null ? undefined : parse(text);
        if (entry && leftMs >= 0) found.set(keys[index]!, { value: entry.value, ageMs: Math.max(0, entry.keepMs - leftMs) });
      });
      return found;
    },

    keep(key, value, keepMs) {
      const ms = Math.min(keepMs, MAX_KEEP_MS);
      const text = JSON.stringify({ keepMs: ms, value });
      if (text.length > MAX_BYTES) return;
      void redis.attempt((client) => client.set(keyOf(key), text, { expiration: { type: "PX", value: ms } }));
    },

    claim: (key) => claim(redis, `keyway:claim:${release}:${key}`, CLAIM),
  };
}

function parse(text: string): z.output<typeof stored> | undefined {
  try {
    return stored.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
