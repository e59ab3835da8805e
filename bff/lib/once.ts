import { LRUCache } from "lru-cache";

interface OnceOptions {
  /** For how long an answer is remembered. */
  ttlMs: number;
  now?: () => number;
  max?: number;
}

export interface Once<T> {
  /** What was remembered under a key, or is under way; undefined where there is nothing. */
  find(key: string): Promise<T> | undefined;
  /** Does something and remembers what came of it, where that is `final`. A failure is not remembered: it may be tried again. */
  run(key: string, act: () => Promise<T>, isFinal: (result: T) => boolean): Promise<T>;
}

/** Does what has a key once, however often it is asked for. */
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
