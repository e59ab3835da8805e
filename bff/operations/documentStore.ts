import type { ApolloServerOptions, BaseContext } from "@apollo/server";
import type { DocumentNode } from "graphql";
import { LRUCache } from "lru-cache";
import type { Operations } from "./operations";

type DocumentStore = NonNullable<ApolloServerOptions<BaseContext>["documentStore"]>;

/** Most documents of strangers to keep, and characters of all their texts: parsed, a document takes some hundred times its text. */
const OTHERS = { max: 500, maxSize: 200_000 };

/**
 * Where Apollo keeps documents once they are parsed and valid, by a prefix and the hash of their text. The site's operations stay: no
 * number of others has them parsed again. Apollo's own store would hold 30 MB, counted without tokens and locations.
 */
export function createDocumentStore(operations: Operations): DocumentStore {
  const ofSite = new Map<string, DocumentNode>();
  const others = new LRUCache<string, DocumentNode>({ ...OTHERS, sizeCalculation: lengthOf });
  const isOfSite = (key: string) => operations.textOf(key.slice(key.lastIndexOf(":") + 1)) !== undefined;
  return {
    get: async (key) => ofSite.get(key) ?? others.get(key),
    set: async (key, document) => void (isOfSite(key) ? ofSite : others).set(key, document),
    delete: async (key) => ofSite.delete(key) || others.delete(key),
  };
}

function lengthOf({ loc }: DocumentNode): number {
  return Math.max(1, loc?.source.body.length ?? 1);
}
