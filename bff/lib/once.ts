import { LRUCache } from "lru-cache";

interface OnceOptions {
  /** Milliseconds for which a result is remembered. */
  ttlMs: number;
  now?: () => number;
  max?: number;
}

export interface Once<T> {
  /** Returns the remembered result of a key, or the run under way; undefined when there is neither. */
  find(key: string): Promise<T> | undefined;
  /** Runs `act` and remembers its result when `isFinal` accepts it. Failures are not remembered, so that they can be retried. */
  run(key: string, act: () => Promise<T>, isFinal: (result: T) => boolean): Promise<T>;
}

/** Creates a store that runs an action once for each key, however often it is called with it. */
export function createOnce<T>({ ttlMs, now = Date.now, max = 10_000 }: OnceOptions): Once<T> {
  const results = new LRUCache<string, { result: Promise<T>; since: number }>({ max });
  const find = (key: string) => {
    const known = results.get(key);
    return known && now() - known.since < ttlMs ? known.result : undefined;
  };
  return {
    find,
    run(key, act, isFinal) {
      const known = find(key);
      if (known) return known;
      const entry = { result: act(), since: now() };
      results.set(key, entry);
      const forget = () => {
        if (results.peek(key) === entry) results.delete(key);
      };
      entry.result.then((result) => isFinal(result) || forget(), forget);
      return entry.result;
    },
  };
}
