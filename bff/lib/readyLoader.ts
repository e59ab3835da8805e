import DataLoader from "dataloader";
import type { MaybePromise } from "./maybePromise";

/** Loads values by key: at once what is there, and the rest in batches. */
export interface ReadyLoader<K, V> {
  load(key: K): MaybePromise<V>;
  /** Has a value there that has come by other ways. */
  prime(key: K, value: V): void;
}

interface Options<K, V> {
  /** The value of a key where it is there; undefined where it has to be loaded. Must not throw. */
  find(key: K): V | undefined;
  loadBatch: DataLoader.BatchLoadFn<K, V>;
  maxBatchSize?: number;
}

/** A DataLoader of one request, behind what a cache has: of a value that is kept, it would make a promise all the same. */
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
