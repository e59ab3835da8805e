import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { type Breaker, createBreaker } from "./breaker";
import { SourceError } from "./errors";
import { createRecentFailures } from "./recentFailures";
import { createShare, orAborted } from "./share";
import { NO_TELEMETRY, type Telemetry } from "./telemetry";

/** How long values of one source are served without asking, and how long they may then stand in when it fails. */
export interface CachePolicy {
  source: string;
  /** What fails together (lib/breaker.ts): the source, or a part of it that can fail while the rest answers. */
  circuit?: string;
  ttlMs: number;
  staleMs: number;
  /** Where given, only a value kept under the same version is fresh; one of another version may still stand in. */
  version?: string;
  /**
   * For what takes longer to load than a request may wait: milliseconds that a load may go on for after everybody who
   * waited has left, so that the next one finds it. Meanwhile a value of the same version is served, as with `renewMs`.
   */
  loadMs?: number;
  /**
   * For so many milliseconds beyond its time a value of the same version is served while a newer one is loaded. Not at all where nothing is
   * said; with `loadMs`, as long as it may stand in.
   */
  renewMs?: number;
}

interface Entry {
  value: unknown;
  version?: string;
  storedAt: number;
  /** When the source failed over this entry: until then it is not asked again. */
  pausedUntil?: number;
}

export interface Cached<T> {
  value: T;
  /** True where the source failed and an older value stands in. */
  stale: boolean;
}

/** A source that just failed is not asked again at once where a last good value can stand in. */
const PAUSE_MS = 5000;

/** Longer keys are kept as their hashes: visitors choose parts of some, and neither limit of a cache counts what keys take. */
const MAX_KEY_CHARS = 100;

/** Loads a value; `last` is the one kept before, which an upstream may confirm instead of sending it again. */
type Load<T> = (signal: AbortSignal, last?: T) => Promise<T>;

export type Cache = ReturnType<typeof createCache>;

interface CacheOptions {
  /** Most entries. */
  max?: number;
  /** Most bytes of all values together, as JSON. */
  maxBytes?: number;
  telemetry?: Telemetry;
  /** Shared by all caches that ask the same sources. */
  breaker?: Breaker;
  now?: () => number;
}

/** How full a cache is; `bytes` only where they are limited, and therefore counted. */
export interface CacheSize {
  entries: number;
  bytes?: number;
}

/**
 * A cache that all requests share: entries up to its limits, least recently used out first. Concurrent misses of a key share one
 * load, and the last good value stands in for a source that fails; where there is none, the failure does, for a moment
 * (docs/decisions/029). That something does not exist is kept apart: invented keys push out no value.
 */
export function createCache(options: CacheOptions = {}) {
  const { max = 1000, maxBytes, telemetry = NO_TELEMETRY, now = Date.now, breaker = createBreaker({ now }) } = options;
  const bounds = maxBytes === undefined ? {} : { maxSize: maxBytes, sizeCalculation: bytesOf };
  const present = new LRUCache<string, Entry>({ max, ...bounds });
  const absent = new LRUCache<string, Entry>({ max });
  const failures = createRecentFailures({ max, now });
  const share = createShare();
  /** How often a key was reloaded: what was asked before may be out of date, and is neither joined nor kept. */
  const reloads = new Map<string, number>();
  const reloadsOf = (key: string) => reloads.get(key) ?? 0;

  const entryOf = (key: string) => present.get(key) ?? absent.get(key);
  const keep = (key: string, value: unknown, version?: string) => {
    const [own, other] = value === null ? [absent, present] : [present, absent];
    other.delete(key);
    own.set(key, { value, version, storedAt: now() });
  };
  const serve = <T>({ value }: Entry, source: string, stale: boolean): Cached<T> => {
    telemetry.cacheRead(source, stale ? "stale" : "hit", 1);
    return { value: value as T, stale };
  };
  const find = <T>(key: string, policy: CachePolicy): Cached<T> | undefined => {
    const { source, ttlMs, version } = policy;
    const entry = entryOf(key);
    if (!entry) return undefined;
    const age = now() - entry.storedAt;
    if (age < ttlMs && entry.version === version) return serve(entry, source, false);
    const isPaused = entry.pausedUntil !== undefined && now() < entry.pausedUntil;
    return isPaused ? lastGood(key, policy) : undefined;
  };
  /** The value that may stand in for a failure, if there is one that is not too old. */
  const lastGood = <T>(key: string, { source, ttlMs, staleMs }: CachePolicy): Cached<T> | undefined => {
    const entry = entryOf(key);
    return entry && now() - entry.storedAt < ttlMs + staleMs ? serve(entry, source, true) : undefined;
  };
  /** A value of the same version that only its age makes unfresh. */
  const findOld = <T>(
    key: string,
    { source, ttlMs, staleMs, loadMs, renewMs = loadMs && staleMs, version }: CachePolicy,
  ): Cached<T> | undefined => {
    if (renewMs === undefined) return undefined;
    const entry = entryOf(key);
    const isUsable = entry && entry.version === version && now() - entry.storedAt < ttlMs + renewMs;
    return isUsable ? serve(entry, source, false) : undefined;
  };
  /** What answers in place of a load that is not made. */
  const standIn = <T>(key: string, policy: CachePolicy, failure: SourceError) => lastGood<T>(key, policy) ?? failure;
  /** What stands in after a failure; while it does, the source is not asked again. */
  const fallBack = <T>(key: string, policy: CachePolicy): Cached<T> | undefined => {
    const entry = entryOf(key);
    if (entry) entry.pausedUntil = now() + PAUSE_MS;
    return find(key, policy);
  };

  const questionOf = (key: string, policy: CachePolicy) => `${reloadsOf(key)} ${flightOf(key, policy)}`;
  /** Makes a load of some keys, and remembers where it fails. */
  const watch = async <T>(keys: readonly string[], policy: CachePolicy, load: () => Promise<T>): Promise<T> => {
    const questions = keys.map((key) => questionOf(key, policy));
    try {
      return await breaker.watch(circuitOf(policy), () => load().catch((error) => Promise.reject(nameSource(error, policy.source))));
    } catch (error) {
      failures.note(questions, error);
      throw error;
    }
  };

  const loadAndKeep = async <T>(key: string, policy: CachePolicy, load: Load<T>, signal?: AbortSignal): Promise<T> => {
    const asked = reloadsOf(key);
    const keeping = async (shared: AbortSignal) => {
      const value = await watch([key], policy, () => load(shared, present.peek(key)?.value as T | undefined));
      if (reloadsOf(key) === asked) keep(key, value, policy.version);
      return value;
    };
    const { loadMs } = policy;
    const flightKey = questionOf(key, policy);
    if (loadMs === undefined) return share(flightKey, keeping, signal);
    const flight = share(flightKey, () => keeping(AbortSignal.timeout(loadMs)));
    return signal ? orAborted(flight, signal) : flight;
  };

  return {
    /** The value of one key, loaded when it is not fresh. */
    async read<T>(name: string, policy: CachePolicy, load: Load<T>, signal?: AbortSignal): Promise<Cached<T>> {
      const key = toKey(name);
      const fresh = find<T>(key, policy);
      if (fresh) return fresh;
      const refusal = failures.find(questionOf(key, policy)) ?? breaker.refusalOf(circuitOf(policy));
      if (refusal) return orThrow<Cached<T>>(standIn(key, policy, refusal));
      const old = findOld<T>(key, policy);
      if (old) {
        // The next reader meets the failure, if it still is one.
        loadAndKeep(key, policy, load).catch(() => fallBack(key, policy));
        return old;
      }
      telemetry.cacheRead(policy.source, "miss", 1);
      try {
        return { value: await loadAndKeep(key, policy, load, signal), stale: false };
      } catch (error) {
        if (hasLeft(signal)) throw error;
        const last = fallBack<T>(key, policy);
        if (last) return last;
        throw nameSource(error, policy.source);
      }
    },

    /**
     * The values of many ids of one kind, in their order: what is not fresh is loaded in one call. `load` answers by
     * id, in any order, and leaves out what does not exist; such ids are null, and kept as such. Where it fails, ids
     * without a last good value are the error.
     */
    async readMany<T>(
      kind: string,
      ids: readonly string[],
      policy: CachePolicy,
      load: (ids: string[], signal: AbortSignal) => Promise<Map<string, T>>,
      signal?: AbortSignal,
    ): Promise<(Cached<T | null> | Error)[]> {
      const keyOf = (id: string) => toKey(`${kind} ${id}`);
      const found = new Map<string, Cached<T | null> | Error>();
      for (const id of ids) {
        const failure = failures.find(questionOf(keyOf(id), policy));
        const known = find<T | null>(keyOf(id), policy) ?? (failure && standIn<T | null>(keyOf(id), policy, failure));
        if (known) found.set(id, known);
      }
      const missing = ids.filter((id) => !found.has(id)).sort();
      if (missing.length === 0) return ids.map((id) => found.get(id)!);
      telemetry.cacheRead(policy.source, "miss", missing.length);
      const refusal = breaker.refusalOf(circuitOf(policy));
      if (refusal) return ids.map((id) => found.get(id) ?? standIn<T | null>(keyOf(id), policy, refusal));

      const loadAndKeepAll = async (shared: AbortSignal) => {
        const values = await watch(missing.map(keyOf), policy, () => load(missing, shared));
        for (const id of missing) keep(keyOf(id), values.get(id) ?? null, policy.version);
        return values;
      };
      try {
        const loaded = await share(flightOf(`${kind} ${JSON.stringify(missing)}`, policy), loadAndKeepAll, signal);
        return ids.map((id) => found.get(id) ?? { value: loaded.get(id) ?? null, stale: false });
      } catch (error) {
        if (hasLeft(signal)) throw error;
        const failure = nameSource(error, policy.source);
        return ids.map((id) => found.get(id) ?? fallBack<T | null>(keyOf(id), policy) ?? failure);
      }
    },

    /** The value that is kept for a key, also an expired one; undefined where none is kept. */
    peek: <T>(name: string): T | undefined => present.peek(toKey(name))?.value as T | undefined,

    size: (): CacheSize => ({ entries: present.size + absent.size, bytes: maxBytes === undefined ? undefined : present.calculatedSize }),

    /**
     * Loads a value anew, whatever is kept, and keeps it. What is being loaded already was asked too early, and is for those alone who
     * asked. Meanwhile, and where this fails, what is kept stays. Meant for a few fixed keys: each is remembered.
     */
    async reload<T>(name: string, policy: CachePolicy, load: Load<T>): Promise<T> {
      const key = toKey(name);
      reloads.set(key, reloadsOf(key) + 1);
      return loadAndKeep(key, policy, load);
    },
  };
}

function toKey(name: string): string {
  return name.length <= MAX_KEY_CHARS ? name : hash("sha256", name, "base64url");
}

function bytesOf({ value }: Entry): number {
  return Math.max(1, JSON.stringify(value)?.length ?? 1);
}

function circuitOf({ circuit, source }: CachePolicy): string {
  return circuit ?? source;
}

function orThrow<T>(answer: T | Error): T {
  if (answer instanceof Error) throw answer;
  return answer;
}

function flightOf(what: string, { version = "" }: CachePolicy): string {
  return `${version} ${what}`;
}

// A visitor who goes away says nothing about the source; a deadline that passes does.
function hasLeft(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true && !isTimeout(signal.reason);
}

function isTimeout(error: unknown): error is DOMException {
  return error instanceof DOMException && error.name === "TimeoutError";
}

/** The request's deadline ends a wait without knowing what for; the caller of the cache knows. */
export function nameSource(error: unknown, source: string): Error {
  if (isTimeout(error)) {
    return new SourceError(`${source} response timeout`, { source, code: "UPSTREAM_TIMEOUT", cause: error });
  }
  return error as Error;
}
