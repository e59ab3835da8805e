import { hasVisitorLeft, nameSource } from "./abort";
import { type Breaker, createBreaker } from "./breaker";
import { type Cached, type CachePolicy, circuitOf } from "./cachePolicy";
import { createCacheStore, toKey } from "./cacheStore";
import type { SourceError } from "./errors";
import { createRecentFailures } from "./recentFailures";
import { createShare, orAborted } from "./share";
import { NO_TELEMETRY, type Telemetry } from "./telemetry";

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

/**
 * A cache that all requests share: entries up to its limits, least recently used out first. Concurrent misses of a key share one
 * load, and the last good value stands in for a source that fails; where there is none, the failure does, for a moment
 * (docs/decisions/029). That something does not exist is kept apart: invented keys push out no value.
 */
export function createCache(options: CacheOptions = {}) {
  const { max = 1000, maxBytes, telemetry = NO_TELEMETRY, now = Date.now, breaker = createBreaker({ now }) } = options;
  const store = createCacheStore({ max, maxBytes, telemetry, now });
  const failures = createRecentFailures({ max, now });
  const share = createShare();
  /** How often a key was reloaded: what was asked before may be out of date, and is neither joined nor kept. */
  const reloads = new Map<string, number>();
  const reloadsOf = (key: string) => reloads.get(key) ?? 0;

  /** What answers in place of a load that is not made. */
  const standIn = <T>(key: string, policy: CachePolicy, failure: SourceError) => store.findStale<T>(key, policy) ?? failure;

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
      const value = await watch([key], policy, () => load(shared, store.peek<T>(key)));
      if (reloadsOf(key) === asked) store.set(key, value, policy.version);
      return value;
    };
    const { loadMs } = policy;
    const flightKey = questionOf(key, policy);
    if (loadMs === undefined) return share(flightKey, keeping, signal);
    const flight = share(flightKey, () => keeping(AbortSignal.timeout(loadMs)));
    return signal ? orAborted(flight, signal) : flight;
  };

  return {
    /** What read() answers without waiting: a value that is fresh, or stands in; of one of many, `KIND ID` is its name. */
    find: <T>(name: string, policy: CachePolicy): Cached<T> | undefined => store.find<T>(toKey(name), policy),

    /** The value of one key, loaded when it is not fresh. */
    async read<T>(name: string, policy: CachePolicy, load: Load<T>, signal?: AbortSignal): Promise<Cached<T>> {
      const key = toKey(name);
      const fresh = store.find<T>(key, policy);
      if (fresh) return fresh;
      const refusal = failures.find(questionOf(key, policy)) ?? breaker.refusalOf(circuitOf(policy));
      if (refusal) return orThrow<Cached<T>>(standIn(key, policy, refusal));
      const old = store.findRenewable<T>(key, policy);
      if (old) {
        // The next reader meets the failure, if it still is one.
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
        const known = store.find<T | null>(keyOf(id), policy) ?? (failure && standIn<T | null>(keyOf(id), policy, failure));
        if (known) found.set(id, known);
      }
      const missing = ids.filter((id) => !found.has(id)).sort();
      if (missing.length === 0) return ids.map((id) => found.get(id)!);
      telemetry.cacheRead(policy.source, "miss", missing.length);
      const refusal = breaker.refusalOf(circuitOf(policy));
      if (refusal) return ids.map((id) => found.get(id) ?? standIn<T | null>(keyOf(id), policy, refusal));

      const loadAndKeepAll = async (shared: AbortSignal) => {
        const values = await watch(missing.map(keyOf), policy, () => load(missing, shared));
        for (const id of missing) store.set(keyOf(id), values.get(id) ?? null, policy.version);
        return values;
      };
      try {
        const loaded = await share(flightOf(`${kind} ${JSON.stringify(missing)}`, policy), loadAndKeepAll, signal);
        return ids.map((id) => found.get(id) ?? { value: loaded.get(id) ?? null, stale: false });
      } catch (error) {
        if (hasVisitorLeft(signal)) throw error;
        const failure = nameSource(error, policy.source);
        return ids.map((id) => found.get(id) ?? store.pause<T | null>(keyOf(id), policy) ?? failure);
      }
    },

    /** The value that is kept for a key, also an expired one; undefined where none is kept. */
    peek: <T>(name: string): T | undefined => store.peek<T>(toKey(name)),

    size: store.size,

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

function orThrow<T>(answer: T | Error): T {
  if (answer instanceof Error) throw answer;
  return answer;
}

function flightOf(what: string, { version = "" }: CachePolicy): string {
  return `${version} ${what}`;
}
