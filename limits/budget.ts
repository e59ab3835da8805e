import { LRUCache } from "lru-cache";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

export interface BudgetOptions {
  /** So many points for each key … */
  points: number;
  /** … within so many seconds, counted from the first. */
  seconds: number;
  /** So many keys are remembered; beyond them, the one that was quiet for longest begins anew. */
  maxKeys?: number;
  /** Called once a window when a key asks for more than it has; with how many seconds are left of the window. */
  onSpent?(seconds: number): void;
}

export interface Budget {
  /** Takes points of a key. 0 where it had them, else the whole seconds until it has all of its points again. */
  take(key: string, points?: number): Promise<number>;
}

/** A budget without a limit. */
export const UNLIMITED: Budget = { take: async () => 0 };

/**
 * Points that each key may spend within a window of time, in this process's memory. The only place that makes a limiter: one over
 * a store that processes share would be made here.
 */
export function createBudget({ points: most, seconds, maxKeys = 10_000, onSpent }: BudgetOptions): Budget {
  const limiter = new RateLimiterMemory({ points: most, duration: seconds });
  // The limiter forgets a key at the end of its window alone: in a day, as many as there are addresses.
  const recent = new LRUCache<string, true>({ max: maxKeys, noDisposeOnSet: true, dispose: (_, key) => void limiter.delete(key) });

  return {
    async take(key, points = 1) {
      recent.set(key, true);
      try {
        await limiter.consume(key, points);
        return 0;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const wait = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        const isFirst = refusal.consumedPoints - points <= most;
        if (isFirst) onSpent?.(wait);
        return wait;
      }
    },
  };
}
