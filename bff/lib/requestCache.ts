import { nameSource } from "./abort";
import type { Cache } from "./cache";
import type { Cached, CachePolicy } from "./cachePolicy";

/** The methods of a cache that loaders use. */
export type CacheReads = Pick<Cache, "find" | "read" | "readMany" | "loadShared" | "idsToRenew">;

/**
 * Creates a replacement of the shared caches for data that belongs to one visitor: each value is loaded once, failures
 * included, and nothing outlives the request.
 */
export function createRequestCache(): CacheReads {
  const loads = new Map<string, Promise<unknown>>();
  const never = new AbortController().signal;

  return {
    find: () => undefined,

    idsToRenew: () => [],

    loadShared: (_name, _policy, load) => load(),

    async read<T>(key: string, policy: CachePolicy, load: (signal: AbortSignal) => Promise<T>, signal = never): Promise<Cached<T>> {
      const loading = (loads.get(key) as Promise<T> | undefined) ?? load(signal);
      loads.set(key, loading);
      try {
        return { value: await loading, stale: false };
      } catch (error) {
        throw nameSource(error, policy.source);
      }
    },

    async readMany<T>(
      kind: string,
      ids: readonly string[],
      policy: CachePolicy,
      load: (ids: string[], signal: AbortSignal) => Promise<Map<string, T>>,
      signal = never,
    ): Promise<(Cached<T | null> | Error)[]> {
      const keyOf = (id: string) => `${kind} ${id}`;
      const missing = ids.filter((id) => !loads.has(keyOf(id)));
      if (missing.length > 0) {
        const loading = load(missing, signal);
        for (const id of missing)
          loads.set(
            keyOf(id),
            loading.then((found) => found.get(id) ?? null),
          );
      }
      const toCached = (value: unknown): Cached<T | null> => ({ value: value as T | null, stale: false });
      return Promise.all(ids.map((id) => loads.get(keyOf(id))!.then(toCached, (error: unknown) => nameSource(error, policy.source))));
    },
  };
}
