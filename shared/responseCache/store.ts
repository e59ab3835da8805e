import { LRUCache } from "lru-cache";

/** Bounds of what only one visitor has requested. */
export interface VisitorShares {
  /** Bytes of all such values, a part of the store's own limit. */
  maxBytes: number;
  /** Bytes of one visitor's. */
  maxBytesEach: number;
}

interface Options<Value> {
  maxBytes: number;
  /** Without it, all values count as shared. */
  shares?: VisitorShares;
  bytesOf(value: Value): number;
}

/** A value that only one visitor has requested. */
interface Unshared<Value> {
  value: Value;
  visitor: string;
}

/**
 * Creates a store of values by key that evicts the least recently used ones. A value counts to the share of the visitor for whom it was
 * made until another visitor requests it; a visitor with a full share loses their own oldest value. So the requests of one visitor
 * never evict a value that several visitors have requested.
 */
export function createStore<Value extends object>({ maxBytes, shares, bytesOf }: Options<Value>) {
  const shared = new LRUCache<string, Value>({ maxSize: maxBytes - (shares?.maxBytes ?? 0), sizeCalculation: bytesOf });
  const unshared =
    shares && new LRUCache<string, Unshared<Value>>({ maxSize: shares.maxBytes, sizeCalculation: ({ value }) => bytesOf(value) });

  const keepWithinShare = (visitor: string) => {
    let bytes = 0;
    // From the most recently used one.
    const ofVisitor = [...unshared!.entries()].filter(([, entry]) => entry.visitor === visitor);
    for (const [key, { value }] of ofVisitor) {
      bytes += bytesOf(value);
      if (bytes > shares!.maxBytesEach) unshared!.delete(key);
    }
  };

  return {
    /** Returns a value, and marks it as used. It becomes shared if this visitor is another than the one for whom it was made. */
    get(key: string, visitor?: string): Value | undefined {
      const unsharedEntry = unshared?.get(key);
      if (!unsharedEntry) return shared.get(key);
      if (visitor !== undefined && visitor !== unsharedEntry.visitor) {
        unshared!.delete(key);
        shared.set(key, unsharedEntry.value);
      }
      return unsharedEntry.value;
    },

    /** Returns a value without marking it as used. */
    peek: (key: string): Value | undefined => unshared?.peek(key)?.value ?? shared.peek(key),

    /** Stores a value that was made for a visitor, or for no single one. */
    set(key: string, value: Value, visitor?: string): void {
      const unsharedEntry = unshared?.peek(key);
      const isShared =
        !unshared || visitor === undefined || shared.has(key) || (unsharedEntry !== undefined && unsharedEntry.visitor !== visitor);
      if (isShared) {
        unshared?.delete(key);
        shared.set(key, value);
        return;
      }
      unshared.set(key, { value, visitor });
      keepWithinShare(visitor);
    },

    has: (key: string): boolean => shared.has(key) || unshared?.has(key) === true,

    delete(key: string): void {
      shared.delete(key);
      unshared?.delete(key);
    },

    /** Returns the number of values, and their bytes. */
    size: () => ({ entries: shared.size + (unshared?.size ?? 0), bytes: shared.calculatedSize + (unshared?.calculatedSize ?? 0) }),
  };
}
