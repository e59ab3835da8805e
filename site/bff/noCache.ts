import { ApolloCache, type Cache, type Reference } from "@apollo/client";

/** A cache that keeps nothing: the graph's answers come with the page, or are asked for anew (`no-cache`). */
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
