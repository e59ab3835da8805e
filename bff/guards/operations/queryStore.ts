import type { ApolloServerOptions, BaseContext } from "@apollo/server";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { Redis } from "#shared/redis/connection.ts";
import { createSharedResults } from "#shared/redis/results.ts";
import type { Operations } from "./operations";

export type QueryStore = NonNullable<Exclude<ApolloServerOptions<BaseContext>["persistedQueries"], false | undefined>["cache"]>;

/** Milliseconds for which the other processes know a text that a client has registered. */
const SHARED_MS = 3_600_000;
/** Maximum total length of the texts that clients have registered. */
const MAX_CHARS = 4_000_000;

/**
 * Creates the store of Apollo's persisted queries. The site's operations are always in it; of the texts that clients register, the least
 * recently used are evicted. With Redis, those that other processes have registered are found, too.
 */
export function createQueryStore(operations: Operations, redis?: Redis): QueryStore {
  const shared = redis && createSharedResults({ redis, name: "queries", schema: z.string(), ttlMs: SHARED_MS });
  const registered = new LRUCache<string, string>({ maxSize: MAX_CHARS, sizeCalculation: (text) => text.length });
  // Apollo prefixes each hash with "apq:".
  const hashOf = (key: string) => key.slice(key.lastIndexOf(":") + 1);
  return {
    get: async (key) => operations.textOf(hashOf(key)) ?? registered.get(hashOf(key)) ?? shared?.find(hashOf(key)),
    set: async (key, text) => {
      if (!text || operations.has(text)) return;
      registered.set(hashOf(key), text);
      shared?.keep(hashOf(key), text);
    },
    delete: async (key) => registered.delete(hashOf(key)),
  };
}
