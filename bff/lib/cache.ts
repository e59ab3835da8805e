import type { SharedValues } from "../../redis/values";
import { hasVisitorLeft, nameSource } from "./abort";
import { type Breaker, createBreaker } from "./breaker";
import { type Cached, type CachePolicy, circuitOf } from "./cachePolicy";
import { createCacheStore, toKey } from "./cacheStore";
import type { SourceError } from "./errors";
import { createRecentFailures } from "./recentFailures";
import { createSecondLevel } from "./secondLevel";
import { createShare, orAborted } from "./share";
import { NO_TELEMETRY, type Telemetry } from "./telemetry";

/** Loads a value. `last` is the cached value, which an upstream may confirm instead of sending it again. */
type Load<T> = (signal: AbortSignal, last?: T) => Promise<T>;

export type Cache = ReturnType<typeof createCache>;

interface CacheOptions {
  /** Maximum number of entries. */
  max?: number;
  /** Maximum size of all values together, in bytes of JSON. */
  maxBytes?: number;
  telemetry?: Telemetry;
  /** Shared by all caches over the same sources. */
  breaker?: Breaker;
  /** Values that processes share; by default, each process has only its own. */
  sharedValues?: SharedValues;
  now?: () => number;
}

/**
 * Creates a cache that all requests share. It evicts the least recently used entries beyond its limits. Concurrent misses of a key share
 * one load. When a source fails, the last good value stands in for it; without one, the failure itself is returned for a moment
 * (docs/decisions/029). Ids that do not exist are cached apart, so that invented keys evict no value.
 */
export function createCache(options: CacheOptions = {}) {
  const { max = 1000, maxBytes, telemetry = NO_TELEMETRY, now = Date.now, breaker = createBreaker({ now }) } = options;
  const store = createCacheStore({ max, maxBytes, telemetry, now });
  const second = createSecondLevel(store, options.sharedValues);
  const failures = createRecentFailures({ max, now });
  const share = createShare();
  /** How often each key was reloaded. A load that started before a reload may be out of date: it is neither joined nor cached. */
  const reloads = new Map<string, number>();
  const reloadsOf = (key: string) => reloads.get(key) ?? 0;

  /** Returns what stands in for a load that is not made: the last good value, or the failure. */
  const standIn = <T>(key: string, policy: CachePolicy, failure: SourceError) => store.findStale<T>(key, policy) ?? failure;

  const questionOf = (key: string, policy: CachePolicy) => `${reloadsOf(key)} ${flightOf(key, policy)}`;
  /** Makes a load of some keys and remembers its failure for them. */
  const watch = async <T>(keys: readonly string[], policy: CachePolicy, load: () => Promise<T>): Promise<T> => {
    const questions = keys.map((key) => questionOf(key, policy));
    try {
      return await breaker.watch(circuitOf(policy), () => load().catch((error) => Promise.reject(nameSource(error, policy.source))));
    } catch (error) {
      failures.note(questions, error);
      throw error;
    }
  };

  const keep = (key: string, value: unknown, policy: CachePolicy) => {
    store.set(key, value, policy.version);
    second.keep(key, value, policy);
  };
  /** Loads a value and stores it in both levels. */
  const loadFromSource = async <T>(key: string, policy: CachePolicy, load: Load<T>, signal: AbortSignal): Promise<T> => {
    const asked = reloadsOf(key);
    const value = await watch([key], policy, () => load(signal, store.peek<T>(key)));
    if (reloadsOf(key) !== asked) return value;
    keep(key, value, policy);
    return value;
  };

  const loadAndKeep = async <T>(key: string, policy: CachePolicy, load: Load<T>, signal?: AbortSignal, isReload = false): Promise<T> => {
    const keeping = async (shared: AbortSignal) => {
      const loadNow = () => loadFromSource(key, policy, load, shared);
      if (isReload || !second.isUsed(policy)) return loadNow();
      await second.adopt([key], policy);
      return (await second.loadOnce(key, [key], policy, loadNow)) ?? store.peek<T>(key) ?? loadNow();
    };
    const { loadMs } = policy;
    const flightKey = questionOf(key, policy);
    if (loadMs === undefined) return share(flightKey, keeping, signal);
    const flight = share(flightKey, () => keeping(AbortSignal.timeout(loadMs)));
    return signal ? orAborted(flight, signal) : flight;
  };

  return {
    /**
     * Returns what read() would return without waiting: a fresh value, or one that stands in for a failure. `KIND ID` is the name of one of
     * many.
     */
    find: <T>(name: string, policy: CachePolicy): Cached<T> | undefined => store.find<T>(toKey(name), policy),

    /** Returns the value of one key; loads it when it is not fresh. */
    async read<T>(name: string, policy: CachePolicy, load: Load<T>, signal?: AbortSignal): Promise<Cached<T>> {
      const key = toKey(name);
      const fresh = store.find<T>(key, policy);
      if (fresh) return fresh;
      const refusal = failures.find(questionOf(key, policy)) ?? breaker.refusalOf(circuitOf(policy));
      if (refusal) {
        await second.adopt([key], policy);
        return orThrow<Cached<T>>(store.find<T>(key, policy) ?? standIn(key, policy, refusal));
      }
      const old = store.findRenewable<T>(key, policy);
      if (old) {
        // The next reader gets the failure if it persists.
        loadAndKeep(key, policy, load).catch(() => store.pause(key, policy));
        return old;
      }
      telemetry.cacheRead(policy.source, "miss", 1);
      try {
        return { value: await loadAndKeep(key, policy, load, signal), stale: false };
      } catch (error) {
        if (hasVisitorLeft(signal)) throw error;
        const last = store.pause<T>(key, policy);
        if (last) return last;
        throw nameSource(error, policy.source);
      }
    },

    /**
     * Returns the values of many ids of one kind, in their order; loads those that are not fresh in one call. `load` returns values by id,
     * in any order, and leaves out ids that do not exist; these are cached as null. When it fails, ids without a last good value are the
     * error.
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
      const lookUp = (id: string) => {
        const failure = failures.find(questionOf(keyOf(id), policy));
        const known = store.find<T | null>(keyOf(id), policy) ?? (failure && standIn<T | null>(keyOf(id), policy, failure));
        if (known) found.set(id, known);
        return !known;
      };
      let missing = ids.filter(lookUp).sort();
      const adopted = await second.adopt(missing.map(keyOf), policy);
      if (adopted.length > 0) missing = missing.filter(lookUp);
      if (missing.length === 0) return ids.map((id) => found.get(id)!);
      telemetry.cacheRead(policy.source, "miss", missing.length);
      const refusal = breaker.refusalOf(circuitOf(policy));
      if (refusal) return ids.map((id) => found.get(id) ?? standIn<T | null>(keyOf(id), policy, refusal));

      const keys = missing.map(keyOf);
      const loadMissing = async (shared: AbortSignal) => {
        const values = await watch(keys, policy, () => load(missing, shared));
        for (const id of missing) keep(keyOf(id), values.get(id) ?? null, policy);
        return values;
      };
      const flight = flightOf(`${kind} ${JSON.stringify(missing)}`, policy);
      const loadAll = async (shared: AbortSignal) =>
        (await second.loadOnce(toKey(flight), keys, policy, () => loadMissing(shared))) ??
        new Map(missing.map((id) => [id, store.peek<T>(keyOf(id))] as const));
      try {
        const loaded = await share(flight, loadAll, signal);
        return ids.map((id) => found.get(id) ?? { value: loaded.get(id) ?? null, stale: false });
      } catch (error) {
        if (hasVisitorLeft(signal)) throw error;
        const failure = nameSource(error, policy.source);
        return ids.map((id) => found.get(id) ?? store.pause<T | null>(keyOf(id), policy) ?? failure);
      }
    },

    /** Returns the cached value of a key, even an expired one; undefined when there is none. */
    peek: <T>(name: string): T | undefined => store.peek<T>(toKey(name)),

    /** Returns the ids of one kind whose cached value is not fresh. */
    idsToRenew: (kind: string, policy: CachePolicy): string[] =>
      store.keysToRenew(`${kind} `, policy).map((key) => key.slice(kind.length + 1)),

    size: store.size,

    /**
     * Loads a value and caches it, even when a fresh one is cached. A load already under way may be out of date: its result goes only to
     * its own callers. Until the reload succeeds, the cached value stays. Only for a few fixed keys, since each is remembered.
     */
    async reload<T>(name: string, policy: CachePolicy, load: Load<T>): Promise<T> {
      const key = toKey(name);
      reloads.set(key, reloadsOf(key) + 1);
      return loadAndKeep(key, policy, load, undefined, true);
    },

    /** Loads a value that this process does not keep, since it keeps what is made of it. Other processes get it from the second level. */
    loadShared: <T>(name: string, policy: CachePolicy, load: () => Promise<T>): Promise<T> => second.loadThrough(toKey(name), policy, load),

    /**
     * Takes over the value that another process has loaded since. Resolves to false if there is none that is younger. As after reload(), a
     * load already under way is not cached.
     */
    async adopt(name: string, policy: CachePolicy): Promise<boolean> {
      const key = toKey(name);
      const [adopted] = await second.adopt([key], policy);
      if (adopted) reloads.set(key, reloadsOf(key) + 1);
      return adopted !== undefined;
    },
  };
}

function orThrow<T>(answer: T | Error): T {
  if (answer instanceof Error) throw answer;
  return answer;
}

function flightOf(what: string, { version = "" }: CachePolicy): string {
  return `${version} ${what}`;
}
