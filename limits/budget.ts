import { LRUCache } from "lru-cache";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

export interface BudgetOptions {
  /** Points of each key in one window. */
  points: number;
  /** Length of a window in seconds, counted from the key's first take. */
  seconds: number;
  /** Maximum number of remembered keys; beyond it, the least recently used key starts a new window. */
  maxKeys?: number;
  /** Called once per window when a key asks for more than it has; `seconds` are left of the window. */
  onSpent?(seconds: number): void;
}

export interface Budget {
  /** Takes points of a key. Returns 0 when it had them, otherwise the whole seconds until it has all of its points again. */
  take(key: string, points?: number): Promise<number>;
}

/** A budget without a limit. */
export const UNLIMITED: Budget = { take: async () => 0 };

/**
 * Creates a budget: points that each key may spend within a window of time, in this process's memory. This is the only code that creates a
 * limiter: one over a store that processes share would be created here.
 */
export function createBudget({ points: most, seconds, maxKeys = 10_000, onSpent }: BudgetOptions): Budget {
  const limiter = new RateLimiterMemory({ points: most, duration: seconds });
  // The limiter itself forgets a key only when its window ends: in a day, it would hold as many keys as there are addresses.
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
