import { LRUCache } from "lru-cache";

interface Limit {
  /** So many times … */
  most: number;
  /** … within so many milliseconds. */
  windowMs: number;
  now?: () => number;
  /** So many askers are remembered; beyond them, the one that was quiet for longest is forgotten. */
  maxAskers?: number;
}

export interface RateLimit {
  /** Counts one more of an asker. Zero where that is fine, else the milliseconds until it is; what is refused does not count. */
  take(asker: string): number;
}

/** How often anybody may ask: a window that slides. Kept in memory alone, and gone with the window. */
export function createRateLimit({ most, windowMs, now = Date.now, maxAskers = 10_000 }: Limit): RateLimit {
  const times = new LRUCache<string, number[]>({ max: maxAskers, ttl: windowMs });
  return {
    take(asker) {
      const recent = (times.get(asker) ?? []).filter((time) => now() - time < windowMs);
      if (recent.length >= most) return recent[0]! + windowMs - now();
      times.set(asker, [...recent, now()]);
      return 0;
    },
  };
}
