import type { Cache } from "../../lib/cache";
import type { CachePolicy } from "../../lib/cachePolicy";
import type { RequestDeps } from "../../requestDeps";

/** Reads a value of the backend through a cache. */
export type ChargedRead = <T>(cache: Cache, key: string, policy: CachePolicy, load: Load<T>) => Promise<T>;
type Load<T> = (shared: AbortSignal) => Promise<T>;

/** The charges of one request for values that are not cached, by the names of the calls that load them. */
export type UncachedCharge = (call: string) => Promise<void>;

/**
 * Creates the function that charges a visitor's budget of upstream calls for values that are not cached, under keys that a visitor can make
 * up: each call takes time of the backend. A call is charged once in a request. Throws RATE_LIMITED if the budget is spent.
 */
export function createUncachedCharge({ charges, ownCall }: RequestDeps): UncachedCharge {
  const charged = new Map<string, Promise<void>>();
  return async (call) => {
    // A call of the visitor's own is charged when it is made.
    if (ownCall.charge) return;
    const charging = charged.get(call) ?? charges.uncachedCall();
    charged.set(call, charging);
    await charging;
  };
}

/**
 * Creates the function by which the loaders of one request read values from the backend under keys that a visitor can make up, such as
 * stock around any point. One that is not cached is charged first.
 */
export function createChargedRead(request: RequestDeps, charge: UncachedCharge): ChargedRead {
  return async (cache, key, policy, load) => {
    if (!cache.find(key, policy)) await charge(key);
    return request.answer.useCached(policy.source, await cache.read(key, policy, load, request.signal));
  };
}
