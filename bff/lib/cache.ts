import { hash } from "node:crypto";
import DataLoader from "dataloader";
import { LRUCache } from "lru-cache";
import { hasVisitorLeft, nameSource, whenAllAbort } from "./abort";
import { type Breaker, createBreaker } from "./breaker";
import { SourceError } from "./errors";
import { lazy } from "./lazy";
import { createShare, orAborted } from "./share";
import { NO_TELEMETRY, type Telemetry } from "./telemetry";

/** For how long values of one source are served without a call, and for how long after that they stand in when the source fails. */
export interface CachePolicy {
  source: string;
  /** Names the circuit (lib/breaker.ts): the source, or a part of it that can fail while the rest works. */
  circuit?: string;
  ttlMs: number;
  staleMs: number;
  /** When given, only a value cached under the same version is fresh; one of another version may still stand in for a failure. */
  version?: string;
  /**
   * For loads that take longer than a request may wait: milliseconds that a load may go on after all its readers have left, so that the
   * next reader finds its result. Meanwhile a value of the same version is served, as with `renewMs`.
   */
  loadMs?: number;
  /**
   * For this many milliseconds after its ttl a value of the same version is served while a newer one is loaded. Default: not at all; with
   * `loadMs`, as long as it may stand in.
   */
  renewMs?: number;
}

export interface Cached<T> {
  value: T;
  /** True when the source failed and an older value stands in for it. */
  stale: boolean;
}

/** Loads a value. `last` is the cached value, which an upstream may confirm instead of sending it again. */
type Load<T> = (signal: AbortSignal, last?: T) => Promise<T>;

/** Returns the failure of a source that is known to be down. */
type Refusal = () => SourceError | undefined;

interface Entry {
  value: unknown;
  version: string | undefined;
}

interface Found {
  value: unknown;
  /** Milliseconds for which the value is fresh; negative: since when it is not. */
  freshMs: number;
  /** Whether it has the policy's version. */
  isCurrent: boolean;
}

/** The size of a cache; `bytes` is only counted when bytes are limited. */
export interface CacheSize {
  entries: number;
  bytes?: number;
}

interface CacheOptions {
  /** Maximum number of entries. */
  max?: number;
  /** Maximum size of all values together, in bytes of JSON. */
  maxBytes?: number;
  telemetry?: Telemetry;
  /** Shared by all caches over the same sources. */
  breaker?: Breaker;
  now?: () => number;
}

export type Cache = ReturnType<typeof createCache>;

/** Milliseconds for which the source is not called again for a key after a failure: with a last good value, and without one. */
const PAUSE_MS = 5_000;
const FAILED_MS = 1_000;
/** Longer keys are replaced by their hashes: visitors choose parts of some keys, and the limits do not count the memory that keys take. */
const MAX_KEY_CHARS = 100;

/**
 * Creates a cache over `lru-cache` that all requests share. Concurrent reads of a key share one load, which is aborted when the last reader
 * has left. When a source fails, the last good value stands in for it; without one, the failure itself is returned for a moment
 * (docs/decisions/029). The absence of a value (null) is cached apart, so that invented keys evict no value.
 */
export function createCache({ max = 1000, maxBytes, telemetry = NO_TELEMETRY, now = Date.now, ...options }: CacheOptions = {}) {
  const breaker = options.breaker ?? createBreaker({ now });
  const common = { max, perf: { now }, ttlResolution: 0, allowStale: true, noDeleteOnStaleGet: true };
  const present = new LRUCache<string, Entry, (last?: Entry) => Promise<Entry>>({
    ...common,
    ...(maxBytes !== undefined && { maxSize: maxBytes, sizeCalculation: bytesOf }),
    fetchMethod: (_key, last, { context: load }) => load(last),
    noDeleteOnFetchRejection: true,
    // A load goes on for its readers even if its key is evicted or set meanwhile.
    ignoreFetchAbort: true,
  });
  const absent = new LRUCache<string, Entry>(common);
  const failures = new LRUCache<string, SourceError>(common);
  const share = createShare();

  const lookUp = (key: string, { version }: CachePolicy): Found | undefined => {
    const entry = present.get(key) ?? absent.get(key);
    if (!entry) return undefined;
    const freshMs = (entry.value === null ? absent : present).getRemainingTTL(key);
    return { value: entry.value, freshMs, isCurrent: entry.version === version };
  };
  const serve = <T>(value: unknown, { source }: CachePolicy, stale: boolean): Cached<T> => {
    telemetry.cacheRead(source, stale ? "stale" : "hit", 1);
    return { value: value as T, stale };
  };
  const findFresh = <T>(key: string, policy: CachePolicy): Cached<T> | undefined => {
    const found = lookUp(key, policy);
    return found && found.isCurrent && found.freshMs > 0 ? serve(found.value, policy, false) : undefined;
  };
  const findLastGood = <T>(key: string, policy: CachePolicy): Cached<T> | undefined => {
    const found = lookUp(key, policy);
    return canStandIn(found, policy) ? serve(found.value, policy, true) : undefined;
  };
  /** Returns a value that is no longer fresh and may be served while a newer one is loaded. */
  const findRenewable = <T>(key: string, policy: CachePolicy): Cached<T> | undefined => {
    const { staleMs, loadMs, renewMs = loadMs && staleMs } = policy;
    const found = renewMs === undefined ? undefined : lookUp(key, policy);
    return found?.isCurrent && found.freshMs > -renewMs! ? serve(found.value, policy, false) : undefined;
  };

  const findFailure = (flight: string) => (failures.getRemainingTTL(flight) > 0 ? failures.get(flight) : undefined);

  /** Calls a source under its circuit of the breaker. */
  const call = <T>(policy: CachePolicy, load: () => Promise<T>): Promise<T> =>
    breaker.watch(circuitOf(policy), () => load().catch((error) => Promise.reject(nameSource(error, policy.source))));

  const put = (key: string, entry: Entry, ttl: number) => {
    const [own, other] = entry.value === null ? [absent, present] : [present, absent];
    own.set(key, entry, { ttl });
    other.delete(key);
  };

  const load = <T>(key: string, policy: CachePolicy, run: Load<T>, signal?: AbortSignal): Promise<unknown> => {
    const { source, version, ttlMs, loadMs } = policy;
    const flight = flightOf(key, policy);
    const runOnce = async (shared: AbortSignal, last?: Entry): Promise<Entry> => {
      try {
        const value = await orAborted(run(shared, last?.value as T | undefined), shared);
        failures.delete(flight);
        return { value, version };
      } catch (error) {
        const named = nameSource(error, source);
        if (isRepeatable(named)) failures.set(flight, named, { ttl: canStandIn(lookUp(key, policy), policy) ? PAUSE_MS : FAILED_MS });
        throw named;
      }
    };
    const fetchValue = async (shared: AbortSignal): Promise<unknown> => {
      for (;;) {
        let isJoined = true;
        const context = (last?: Entry) => {
          isJoined = false;
          return runOnce(shared, last);
        };
        const entry = await present.fetch(key, { ttl: ttlMs, forceRefresh: true, allowStale: false, context }).catch((error: unknown) => {
          if (!isJoined) throw error;
        });
        // The load that was under way was that of another version, or ended because its readers had left.
        if (!entry || entry.version !== version) continue;
        if (entry.value !== null) absent.delete(key);
        else if (present.peek(key) === entry) put(key, entry, ttlMs);
        return entry.value;
      }
    };
    if (loadMs === undefined) return share(flight, fetchValue, signal);
    const begun = share(flight, () => fetchValue(AbortSignal.timeout(loadMs)));
    return signal ? orAborted(begun, signal) : begun;
  };

  const readKey = async <T>(key: string, policy: CachePolicy, run: Load<T>, refusal: Refusal, signal?: AbortSignal): Promise<Cached<T>> => {
    const fresh = findFresh<T>(key, policy);
    if (fresh) return fresh;
    const failure = findFailure(flightOf(key, policy)) ?? refusal();
    if (failure) return findLastGood<T>(key, policy) ?? Promise.reject(failure);
    const old = findRenewable<T>(key, policy);
    if (old) {
      // The next reader gets the failure if it persists.
      load(key, policy, run).catch(() => {});
      return old;
    }
    telemetry.cacheRead(policy.source, "miss", 1);
    try {
      return { value: (await load(key, policy, run, signal)) as T, stale: false };
    } catch (error) {
      if (hasVisitorLeft(signal)) throw error;
      return findLastGood<T>(key, policy) ?? Promise.reject(nameSource(error, policy.source));
    }
  };

  return {
    /** Returns a fresh value without waiting; undefined when there is none. `KIND ID` is the name of one of many. */
    find: <T>(name: string, policy: CachePolicy): Cached<T> | undefined => findFresh<T>(toKey(name), policy),

    /** Returns the value of one key; loads it when it is not fresh. */
    read<T>(name: string, policy: CachePolicy, run: Load<T>, signal?: AbortSignal): Promise<Cached<T>> {
      const callSource: Load<T> = (shared, last) => call(policy, () => run(shared, last));
      return readKey(toKey(name), policy, callSource, () => breaker.refusalOf(circuitOf(policy)), signal);
    },

    /**
     * Returns the values of many ids of one kind, in their order; loads those that are not fresh in one call. `run` returns values by id,
     * in any order, and leaves out ids that do not exist; these are cached as null. When it fails, ids without a last good value are the
     * error.
     */
    readMany<T>(
      kind: string,
      ids: readonly string[],
      policy: CachePolicy,
      run: (ids: string[], signal: AbortSignal) => Promise<Map<string, T>>,
      signal?: AbortSignal,
    ): Promise<(Cached<T | null> | Error)[]> {
      const refusal = lazy(() => breaker.refusalOf(circuitOf(policy)));
      const batch = new DataLoader<{ id: string; left: AbortSignal }, T | null>(
        async (missing) => {
          const signals = missing.map(({ left }) => left);
          const values = await call(policy, () => run(missing.map(({ id }) => id).sort(), whenAllAbort(signals)));
          return missing.map(({ id }) => values.get(id) ?? null);
        },
        { cache: false },
      );
      const readId = (id: string) =>
        readKey<T | null>(toKey(`${kind} ${id}`), policy, (left) => batch.load({ id, left }), refusal, signal).catch(
          (error: unknown) => error as Error,
        );
      return Promise.all(ids.map(readId));
    },

    /** Returns the cached value of a key, even an expired one; undefined when there is none. */
    peek: <T>(name: string): T | undefined => present.peek(toKey(name))?.value as T | undefined,

    /** Returns the ids of one kind whose cached value is not fresh. */
    idsToRenew: (kind: string, policy: CachePolicy): string[] =>
      [...present.keys()].flatMap((key) => {
        const isFresh = present.getRemainingTTL(key) > 0 && present.peek(key)?.version === policy.version;
        return key.startsWith(`${kind} `) && !isFresh ? [key.slice(kind.length + 1)] : [];
      }),

    size: (): CacheSize => ({ entries: present.size + absent.size, bytes: maxBytes === undefined ? undefined : present.calculatedSize }),

    /** Loads a value and caches it, even when a fresh one is cached or a load is under way, which may be out of date. */
    async reload<T>(name: string, policy: CachePolicy, run: Load<T>): Promise<T> {
      const key = toKey(name);
      const last = present.peek(key)?.value as T | undefined;
      const value = await call(policy, () => run(new AbortController().signal, last));
      put(key, { value, version: policy.version }, policy.ttlMs);
      failures.delete(flightOf(key, policy));
      return value;
    },
  };
}

function canStandIn(found: Found | undefined, { staleMs }: CachePolicy): found is Found {
  return found !== undefined && found.freshMs > -staleMs;
}

function flightOf(key: string, { version = "" }: CachePolicy): string {
  return `${version} ${key}`;
}

function circuitOf({ circuit, source }: CachePolicy): string {
  return circuit ?? source;
}

function toKey(name: string): string {
  return name.length <= MAX_KEY_CHARS ? name : hash("sha256", name, "base64url");
}

function bytesOf({ value }: Entry): number {
  return Math.max(1, JSON.stringify(value)?.length ?? 1);
}

/**
 * Whether a call would fail again for any visitor. One that our own queue has refused or kept until its timeout would not: another
 * visitor's may have a place there.
 */
function isRepeatable(error: Error): error is SourceError {
  return error instanceof SourceError && error.code.startsWith("UPSTREAM_") && error.code !== "UPSTREAM_BUSY";
}
