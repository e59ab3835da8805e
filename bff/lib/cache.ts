import { hash } from "node:crypto";
import DataLoader from "dataloader";
import { LRUCache } from "lru-cache";
import { hasVisitorLeft, nameSource, whenAllAbort } from "./abort";
import { type Breaker, createBreaker } from "./breaker";
import { type CachePolicy, canStandIn, circuitOf, isFresh, mayBeServedWhileRenewed, type StoredValue } from "./cachePolicy";
import { SourceError } from "./errors";
import { lazy } from "./lazy";
import { createShare, orAborted } from "./share";
import { NO_TELEMETRY, type Telemetry } from "./telemetry";

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

  const lookUp = (key: string, { version }: CachePolicy): StoredValue | undefined => {
    const entry = present.get(key) ?? absent.get(key);
    if (!entry) return undefined;
    const freshMs = (entry.value === null ? absent : present).getRemainingTTL(key);
    return { value: entry.value, freshMs, isCurrent: entry.version === version };
  };
  /** Returns the cached value of a key if it suits. */
  const find = <T>(key: string, policy: CachePolicy, suits: typeof canStandIn, stale = false): Cached<T> | undefined => {
    const stored = lookUp(key, policy);
    if (!stored || !suits(stored, policy)) return undefined;
    telemetry.cacheRead(policy.source, stale ? "stale" : "hit", 1);
    return { value: stored.value as T, stale };
  };
  const findLastGood = <T>(key: string, policy: CachePolicy) => find<T>(key, policy, canStandIn, true);

  const findFailure = (flight: string) => (failures.getRemainingTTL(flight) > 0 ? failures.get(flight) : undefined);

  /** Calls a source under its circuit of the breaker. */
  const call = <T>(policy: CachePolicy, load: () => Promise<T>): Promise<T> =>
    breaker.watch(circuitOf(policy), () => load().catch((error) => Promise.reject(nameSource(error, policy.source))));

  const put = (key: string, entry: Entry, ttl: number) => {
    const [store, other] = entry.value === null ? [absent, present] : [present, absent];
    store.set(key, entry, { ttl });
    other.delete(key);
  };

  const load = <T>(key: string, policy: CachePolicy, run: Load<T>, signal?: AbortSignal): Promise<unknown> => {
    const { source, version, ttlMs, loadMs } = policy;
    const flight = flightOf(key, policy);
    const runOnce = async (shared: AbortSignal, previous?: Entry): Promise<Entry> => {
      try {
        const value = await orAborted(run(shared, previous?.value as T | undefined), shared);
        failures.delete(flight);
        return { value, version };
      } catch (error) {
        const named = nameSource(error, source);
        const last = lookUp(key, policy);
        if (isRepeatable(named)) failures.set(flight, named, { ttl: last && canStandIn(last, policy) ? PAUSE_MS : FAILED_MS });
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
    const value = share(flight, () => fetchValue(AbortSignal.timeout(loadMs)));
    return signal ? orAborted(value, signal) : value;
  };

  const readKey = async <T>(key: string, policy: CachePolicy, run: Load<T>, refusal: Refusal, signal?: AbortSignal): Promise<Cached<T>> => {
    const fresh = find<T>(key, policy, isFresh);
    if (fresh) return fresh;
    const failure = findFailure(flightOf(key, policy)) ?? refusal();
    if (failure) return findLastGood<T>(key, policy) ?? Promise.reject(failure);
    const old = find<T>(key, policy, mayBeServedWhileRenewed);
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
    find: <T>(name: string, policy: CachePolicy): Cached<T> | undefined => find<T>(toKey(name), policy, isFresh),

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
      const batch = new DataLoader<{ id: string; shared: AbortSignal }, T | null>(
        async (missing) => {
          const signals = missing.map(({ shared }) => shared);
          const values = await call(policy, () => run(missing.map(({ id }) => id).sort(), whenAllAbort(signals)));
          return missing.map(({ id }) => values.get(id) ?? null);
        },
        { cache: false },
      );
      const readId = (id: string) =>
        readKey<T | null>(toKey(`${kind} ${id}`), policy, (shared) => batch.load({ id, shared }), refusal, signal).catch(
          (error: unknown) => error as Error,
        );
      return Promise.all(ids.map(readId));
    },

    /** Returns the cached value of a key, even an expired one; undefined when there is none. */
    peek: <T>(name: string): T | undefined => present.peek(toKey(name))?.value as T | undefined,

    /** Returns the ids of one kind whose cached value is not fresh. */
    idsToRenew: (kind: string, policy: CachePolicy): string[] =>
      [...present.keys()].flatMap((key) => {
        const isCurrent = present.getRemainingTTL(key) > 0 && present.peek(key)?.version === policy.version;
        return key.startsWith(`${kind} `) && !isCurrent ? [key.slice(kind.length + 1)] : [];
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

function flightOf(key: string, { version = "" }: CachePolicy): string {
  return `${version} ${key}`;
}

function toKey(name: string): string {
  return name.length <= MAX_KEY_CHARS ? name : hash("sha256", name, "base64url");
}

function bytesOf({ value }: Entry): number {
  return Math.max(1, JSON.stringify(value)?.length ?? 1);
}

/**
 * Whether a call would fail again for any visitor. A call that our own queue has refused, or held until its timeout, would not:
 * the queue may have room for another visitor's.
 */
function isRepeatable(error: Error): error is SourceError {
  return error instanceof SourceError && error.code.startsWith("UPSTREAM_") && error.code !== "UPSTREAM_BUSY";
}
