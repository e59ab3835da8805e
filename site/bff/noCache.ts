import { ApolloCache, type Cache, type Reference } from "@apollo/client";

/** An Apollo cache that stores nothing: answers are in the page or are fetched each time (`no-cache`). */
export class NoCache extends ApolloCache {
  read(): null {
    return null;
  }
  write(): Reference | undefined {
    return undefined;
  }
  diff<TData>(): Cache.DiffResult<TData> {
    return { complete: false, result: null };
  }
  watch(): () => void {
    return () => {};
  }
  async reset(): Promise<void> {}
  evict(): boolean {
    return false;
  }
  restore(): this {
    return this;
  }
  extract(): null {
    return null;
  }
  removeOptimistic(): void {}
  fragmentMatches(): boolean {
    return false;
  }
  performTransaction(): void {}
}
