import { LRUCache } from "lru-cache";
import type { SharedResults } from "#shared/redis/results.ts";

interface OnceOptions<T> {
  /** Milliseconds for which a result is remembered. */
  ttlMs: number;
  /** Results of all processes; by default, each process has only its own. */
  shared?: SharedResults<T>;
  now?: () => number;
  max?: number;
}

export interface Once<T> {
  /** Returns the remembered result of a key, or the run under way; undefined when there is neither. */
  find(key: string): Promise<T | undefined>;
  /** Runs `act` and remembers its result when `isFinal` accepts it. Failures are not remembered, so that they can be retried. */
  run(key: string, act: () => Promise<T>, isFinal: (result: T) => boolean): Promise<T>;
}

/**
 * Creates a store that runs an action once for each key, however often it is called with it, and in whichever process. While the shared
 * results are not available, that holds within this process.
 */
export function createOnce<T>({ ttlMs, shared, now = Date.now, max = 10_000 }: OnceOptions<T>): Once<T> {
  const results = new LRUCache<string, { result: Promise<T>; since: number }>({ max });
  const findOwn = (key: string) => {
    const entry = results.get(key);
    return entry && now() - entry.since < ttlMs ? entry.result : undefined;
  };

  const actOnce = async (key: string, act: () => Promise<T>, isFinal: (result: T) => boolean): Promise<T> => {
    if (!shared) return act();
    const claimed = await shared.claim(key);
    // Another process may have finished while this one waited for its turn, or just before it claimed the key.
    const finished = claimed && (await shared.find(key));
    // If the other process has failed, this one tries.
    if (claimed === "done") return finished ?? actOnce(key, act, isFinal);
    try {
      if (finished !== undefined) return finished;
      const result = await act();
      if (isFinal(result)) await shared.keep(key, result);
      return result;
    } finally {
      claimed?.();
    }
  };

  return {
    find: async (key) => findOwn(key) ?? shared?.find(key),
    run(key, act, isFinal) {
      const current = findOwn(key);
      if (current) return current;
      const entry = { result: actOnce(key, act, isFinal), since: now() };
      results.set(key, entry);
      const forget = () => {
        if (results.peek(key) === entry) results.delete(key);
      };
      entry.result.then((result) => isFinal(result) || forget(), forget);
      return entry.result;
    },
  };
}
