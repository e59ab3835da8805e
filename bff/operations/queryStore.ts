import type { ApolloServerOptions, BaseContext } from "@apollo/server";
import { LRUCache } from "lru-cache";
import type { Operations } from "./operations";

type QueryStore = NonNullable<Exclude<ApolloServerOptions<BaseContext>["persistedQueries"], false | undefined>["cache"]>;

/** Maximum total length of the texts that clients have registered. */
const MAX_CHARS = 4_000_000;

/**
 * Creates the store of Apollo's persisted queries. The site's operations are always in it; of the texts that clients register, the least
 * recently used are evicted.
 */
export function createQueryStore(operations: Operations): QueryStore {
  const registered = new LRUCache<string, string>({ maxSize: MAX_CHARS, sizeCalculation: (text) => text.length });
  // Apollo prefixes each hash with "apq:".
  const hashOf = (key: string) => key.slice(key.lastIndexOf(":") + 1);
  return {
    get: async (key) => operations.textOf(hashOf(key)) ?? registered.get(hashOf(key)),
    set: async (key, text) => {
      if (text && !operations.has(text)) registered.set(hashOf(key), text);
    },
    delete: async (key) => registered.delete(hashOf(key)),
  };
}
