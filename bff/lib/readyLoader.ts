import DataLoader from "dataloader";
import type { MaybePromise } from "./maybePromise";

/** Loads values by key: returns cached ones at once, and loads the rest in batches. */
export interface ReadyLoader<K, V> {
  load(key: K): MaybePromise<V>;
  /** Sets the value of a key that was loaded elsewhere. */
  prime(key: K, value: V): void;
}

interface Options<K, V> {
  /** Returns the cached value of a key; undefined when it has to be loaded. Must not throw. */
  find(key: K): V | undefined;
  loadBatch: DataLoader.BatchLoadFn<K, V>;
  maxBatchSize?: number;
}

/** Creates a DataLoader for one request that first looks into a cache: a DataLoader alone would make a promise even for a cached value. */
export function createReadyLoader<K, V>({ find, loadBatch, maxBatchSize }: Options<K, V>): ReadyLoader<K, V> {
  let batches: DataLoader<K, V> | undefined;
  const late = () => (batches ??= new DataLoader(loadBatch, { maxBatchSize }));
  return {
    load(key) {
      const ready = find(key);
      return ready === undefined ? late().load(key) : ready;
    },
    prime: (key, value) => void late().prime(key, value),
  };
}
