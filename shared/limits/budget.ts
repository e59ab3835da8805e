import { LRUCache } from "lru-cache";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { Redis } from "../redis/connection";

export interface BudgetOptions {
  /** Points of each key in one window. */
  points: number;
  /** Length of a window in seconds, counted from the key's first take. */
  seconds: number;
  /** Maximum number of keys remembered in this process; beyond it, the least recently used key starts a new window. */
  maxKeys?: number;
  /** The budget of all processes together, by this name; by default, each process has its own. */
  shared?: { redis: Redis; name: string };
  /** Called once per window when a key asks for more than it has; `seconds` are left of the window. */
  onSpent?(seconds: number): void;
}

export interface Budget {
  /** Takes points of a key. Returns 0 when it had them, otherwise the whole seconds until it has all of its points again. */
  take(key: string, points?: number): Promise<number>;
}

/** A budget without a limit. */
export const UNLIMITED: Budget = { take: async () => 0 };

/** Takes points of a key; undefined when the store cannot be reached. */
type Consume = (key: string, cost: number) => Promise<RateLimiterRes | undefined>;

/**
 * Creates a budget: points that each key may spend within a window of time. While Redis is away, or without it, the points are counted in
 * this process's memory. This is the only code that creates limiters.
 */
export function createBudget({ points: most, seconds, maxKeys = 10_000, shared, onSpent }: BudgetOptions): Budget {
  const consumeOwn = createOwnLimiter(most, seconds, maxKeys);
  const consumeShared = shared && createSharedLimiter(most, seconds, shared);

  return {
    async take(key, points = 1) {
      const { consumedPoints, msBeforeNext } = (await consumeShared?.(key, points)) ?? (await consumeOwn(key, points));
      if (consumedPoints <= most) return 0;
      const wait = Math.max(1, Math.ceil(msBeforeNext / 1000));
      const isFirst = consumedPoints - points <= most;
      if (isFirst) onSpent?.(wait);
      return wait;
    },
  };
}

function createOwnLimiter(points: number, seconds: number, maxKeys: number) {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  // The limiter itself forgets a key only when its window ends: in a day, it would hold as many keys as there are addresses.
  const recent = new LRUCache<string, true>({ max: maxKeys, noDisposeOnSet: true, dispose: (_, key) => void limiter.delete(key) });
  return (key: string, cost: number): Promise<RateLimiterRes> => {
    recent.set(key, true);
    return limiter.consume(key, cost).catch(refusalOf);
  };
}

function createSharedLimiter(points: number, seconds: number, { redis, name }: { redis: Redis; name: string }): Consume {
  const limiter = new RateLimiterRedis({
    storeClient: redis.client,
    useRedisPackage: true,
    keyPrefix: `keyway:budget:${name}`,
    points,
    duration: seconds,
  });
  return (key, cost) => redis.attempt(() => limiter.consume(key, cost).catch(refusalOf));
}

/** A limiter rejects with its result when the points are spent. */
function refusalOf(refusal: unknown): RateLimiterRes {
  if (refusal instanceof RateLimiterRes) return refusal;
  throw refusal;
}
