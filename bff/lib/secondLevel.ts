import type { SharedValues } from "../../redis/values";
import type { CachePolicy } from "./cachePolicy";
import type { CacheStore } from "./cacheStore";

/**
 * Creates the second level of the cache with this store: what other processes have loaded. Only values of policies with `isShared` go
 * through it. Without Redis it has nothing and stores nothing.
 */
export function createSecondLevel(store: CacheStore, values: SharedValues | undefined) {
  // The version is part of the key: while a publish spreads, processes at both versions would otherwise replace each other's values.
  const nameOf = (key: string, { version = "" }: CachePolicy) => `${version} ${key}`;

  const isUsed = (policy: CachePolicy) => values !== undefined && policy.isShared === true;

  /** Copies the values that other processes have into the store, if they are younger than those in it. Resolves to the keys copied. */
  const adopt = async (keys: readonly string[], policy: CachePolicy): Promise<string[]> => {
    if (!values || !isUsed(policy) || keys.length === 0) return [];
    const names = keys.map((key) => nameOf(key, policy));
    const found = await values.find(names);
    return keys.filter((key, index) => {
      const shared = found.get(names[index]!);
      return shared !== undefined && store.setYounger(key, shared.value, policy.version, shared.ageMs);
    });
  };

  return {
    isUsed,
    adopt,

    /**
     * Makes a load of some keys, unless another process is making it: then waits for that one's values. Returns undefined when they are in
     * the store without a load of this process.
     */
    async loadOnce<T>(name: string, keys: readonly string[], policy: CachePolicy, load: () => Promise<T>): Promise<T | undefined> {
      if (!values || !isUsed(policy)) return load();
      const areFresh = () => keys.every((key) => store.isFresh(key, policy));
      if (areFresh()) return undefined;
      const claimed = await values.claim(name);
      try {
        // Another process may have ended its load before this one claimed it.
        if (claimed !== undefined) await adopt(keys, policy);
        return areFresh() ? undefined : await load();
      } finally {
        if (typeof claimed === "function") claimed();
      }
    },

    /** Returns another process's fresh value of a key, or the one that is loaded here and then shared. The store gets neither. */
    async loadThrough<T>(key: string, policy: CachePolicy, load: () => Promise<T>): Promise<T> {
      if (!values || !isUsed(policy)) return load();
      const name = nameOf(key, policy);
      const find = async () => {
        const shared = (await values.find([name])).get(name);
        return shared && shared.ageMs < policy.ttlMs ? { value: shared.value as T } : undefined;
      };
      const found = await find();
      if (found) return found.value;
      const claimed = await values.claim(name);
      try {
        const loaded = claimed === undefined ? undefined : await find();
        if (loaded) return loaded.value;
        const value = await load();
        values.keep(name, value, policy.ttlMs);
        return value;
      } finally {
        if (typeof claimed === "function") claimed();
      }
    },

    /** Shares a value that this process has loaded. What does not exist is not shared, so that invented keys fill nothing. */
    keep(key: string, value: unknown, policy: CachePolicy): void {
      if (values && isUsed(policy) && value !== null) values.keep(nameOf(key, policy), value, policy.ttlMs + policy.staleMs);
    },
  };
}
