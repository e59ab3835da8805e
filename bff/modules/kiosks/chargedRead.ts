import type { CachePolicy } from "../../lib/cachePolicy";
import type { CacheReads } from "../../lib/requestCache";
import type { RequestDeps } from "../../requestDeps";

/** Reads a value of the backend through a cache. */
export type ChargedRead = <T>(cache: CacheReads, key: string, policy: CachePolicy, load: Load<T>) => Promise<T>;
type Load<T> = (shared: AbortSignal) => Promise<T>;

/**
 * Creates the function by which the loaders of one request read values from the backend under keys that a visitor can make up, such as
 * stock around any point. If a value is not cached, the visitor's budget of upstream calls is charged first, once for each key of the
 * request: each takes time of the backend. Throws RATE_LIMITED if the budget is spent.
 */
export function createChargedRead(request: RequestDeps): ChargedRead {
  const { charges, ownCall, noteStale } = request;
  const charged = new Map<string, Promise<void>>();
  const charge = (key: string) => {
    const charging = charged.get(key) ?? charges.uncachedCall();
    charged.set(key, charging);
    return charging;
  };
  return async (cache, key, policy, load) => {
    // A call of the visitor's own is charged when it is made.
    if (!ownCall.charge && !cache.find(key, policy)) await charge(key);
    return noteStale(policy.source, await cache.read(key, policy, load, request.signal));
  };
}
