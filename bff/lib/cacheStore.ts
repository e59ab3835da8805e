import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Cached, CachePolicy } from "./cachePolicy";
import type { Telemetry } from "./telemetry";

interface Entry {
  value: unknown;
  version?: string;
  storedAt: number;
  /** Set when the source failed for this entry: until then it is not called again. */
  pausedUntil?: number;
}

/** The size of a cache; `bytes` is only counted when bytes are limited. */
export interface CacheSize {
  entries: number;
  bytes?: number;
}

/** After a failure, the source is not called again for this long when a last good value can stand in. */
const PAUSE_MS = 5000;

/**
 * Longer keys are replaced by their hashes: visitors choose parts of some keys, and a cache's limits do not count the memory that keys
 * take.
 */
const MAX_KEY_CHARS = 100;

interface StoreOptions {
  max: number;
  maxBytes?: number;
  telemetry: Telemetry;
  now: () => number;
}

export type CacheStore = ReturnType<typeof createCacheStore>;

/**
 * Creates the store of a cache: its entries, and which of them may be served when. Values of `null` are stored apart, so that invented keys
 * evict no value.
 */
export function createCacheStore({ max, maxBytes, telemetry, now }: StoreOptions) {
  const bounds = maxBytes === undefined ? {} : { maxSize: maxBytes, sizeCalculation: bytesOf };
  const present = new LRUCache<string, Entry>({ max, ...bounds });
  const absent = new LRUCache<string, Entry>({ max });

  const entryOf = (key: string) => present.get(key) ?? absent.get(key);
  const isYoungerThan = ({ storedAt }: Entry, ms: number) => now() - storedAt < ms;
  const serve = <T>({ value }: Entry, source: string, stale: boolean): Cached<T> => {
    telemetry.cacheRead(source, stale ? "stale" : "hit", 1);
    return { value: value as T, stale };
  };

  const isFreshEntry = (entry: Entry, { ttlMs, version }: CachePolicy) => isYoungerThan(entry, ttlMs) && entry.version === version;

  /** Returns the value that may stand in for a failure; undefined when there is none, or only one that is too old. */
  const findStale = <T>(key: string, { source, ttlMs, staleMs }: CachePolicy): Cached<T> | undefined => {
    const entry = entryOf(key);
    return entry && isYoungerThan(entry, ttlMs + staleMs) ? serve(entry, source, true) : undefined;
  };

  /** Returns a fresh value, or shortly after a failure the value that stands in for it. */
  const find = <T>(key: string, policy: CachePolicy): Cached<T> | undefined => {
    const entry = entryOf(key);
    if (!entry) return undefined;
    if (isFreshEntry(entry, policy)) return serve(entry, policy.source, false);
    const isPaused = entry.pausedUntil !== undefined && now() < entry.pausedUntil;
    return isPaused ? findStale(key, policy) : undefined;
  };

  const put = (key: string, entry: Entry) => {
    const [own, other] = entry.value === null ? [absent, present] : [present, absent];
    other.delete(key);
    own.set(key, entry);
  };

  return {
    find,
    findStale,

    /** Whether a key has a fresh value. */
    isFresh(key: string, policy: CachePolicy): boolean {
      const entry = entryOf(key);
      return entry !== undefined && isFreshEntry(entry, policy);
    },

    /** Returns a value of the same version that is no longer fresh and may be served while a newer one is loaded. */
    findRenewable<T>(key: string, policy: CachePolicy): Cached<T> | undefined {
      const { source, ttlMs, staleMs, loadMs, renewMs = loadMs && staleMs, version } = policy;
      if (renewMs === undefined) return undefined;
      const entry = entryOf(key);
      return entry && entry.version === version && isYoungerThan(entry, ttlMs + renewMs) ? serve(entry, source, false) : undefined;
    },

    /** Returns what stands in for a failure, and lets it do so for a while without another call to the source. */
    pause<T>(key: string, policy: CachePolicy): Cached<T> | undefined {
      const entry = entryOf(key);
      if (entry) entry.pausedUntil = now() + PAUSE_MS;
      return find(key, policy);
    },

    /** Stores a value, or that there is none. */
    set(key: string, value: unknown, version?: string): void {
      put(key, { value, version, storedAt: now() });
    },

    /** Stores a value that another process stored `ageMs` ago, unless the own one is as young. Returns whether it did. */
    setYounger(key: string, value: unknown, version: string | undefined, ageMs: number): boolean {
      const storedAt = now() - ageMs;
      const own = entryOf(key);
      if (own && own.version === version && own.storedAt >= storedAt) return false;
      put(key, { value, version, storedAt });
      return true;
    },

    /** Returns the stored value of a key, even an expired one; undefined when there is none. */
    peek: <T>(key: string): T | undefined => present.peek(key)?.value as T | undefined,

    /** Returns the keys that begin with this, of stored values that are not fresh. They do not count as used. */
    keysToRenew: (prefix: string, policy: CachePolicy): string[] =>
      [...present].flatMap(([key, entry]) => (key.startsWith(prefix) && !isFreshEntry(entry, policy) ? [key] : [])),

    size: (): CacheSize => ({ entries: present.size + absent.size, bytes: maxBytes === undefined ? undefined : present.calculatedSize }),
  };
}

/** Returns the key of a name. */
export function toKey(name: string): string {
  return name.length <= MAX_KEY_CHARS ? name : hash("sha256", name, "base64url");
}

function bytesOf({ value }: Entry): number {
  return Math.max(1, JSON.stringify(value)?.length ?? 1);
}
