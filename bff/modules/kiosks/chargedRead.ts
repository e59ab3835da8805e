import type { CachePolicy } from "../../lib/cachePolicy";
import type { CacheReads } from "../../lib/requestCache";
import type { RequestDeps } from "../../requestDeps";

/** Reads a value of the backend through a cache. */
export type ChargedRead = <T>(cache: CacheReads, key: string, policy: CachePolicy, load: Load<T>) => Promise<T>;
type Load<T> = (shared: AbortSignal) => Promise<T>;

/**
 * Creates the read of values whose keys visitors choose. One that is not cached is charged to the visitor who asks for it, before the
 * load, which others may share. Otherwise one visitor could keep the backend busy for all. Fields of one request that read the same value
 * share the charge, as they share the load.
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
