import type { ApolloServerOptions, BaseContext } from "@apollo/server";
import type { DocumentNode } from "graphql";
import { LRUCache } from "lru-cache";
import type { Operations } from "./operations";

type ApolloStore = NonNullable<ApolloServerOptions<BaseContext>["documentStore"]>;

/** Apollo's store of valid documents, which can also be searched by text. */
export type DocumentStore = ApolloStore & {
  /** Returns the valid document of a text; undefined when it is not known. */
  find(text: string): DocumentNode | undefined;
};

/**
 * Limits for documents that are not the site's: number, and characters of all their texts. A parsed document takes some hundred times its
 * text.
 */
const OTHERS = { max: 500, maxSize: 200_000 };

/**
 * Creates the store in which Apollo keeps documents once they are parsed and valid, by a prefix and the hash of their text. The site's
 * operations are never evicted, however many others there are. Apollo's own store would hold 30 MB, counted without tokens and locations.
 */
export function createDocumentStore(operations: Operations): DocumentStore {
  const byText = new Map<string, DocumentNode>();
  const ofSite = new Map<string, DocumentNode>();
  const dispose = (document: DocumentNode) => void byText.delete(textOf(document));
  const others = new LRUCache<string, DocumentNode>({
    ...OTHERS,
    sizeCalculation: (document) => Math.max(1, textOf(document).length),
    dispose,
  });
  const isOfSite = (key: string) => operations.textOf(key.slice(key.lastIndexOf(":") + 1)) !== undefined;
  return {
    find: (text) => byText.get(text),
    get: async (key) => ofSite.get(key) ?? others.get(key),
    set: async (key, document) => {
      const store = isOfSite(key) ? ofSite : others;
      store.set(key, document);
      // The store may refuse a document that is too large.
      if (store.has(key)) byText.set(textOf(document), document);
    },
    delete: async (key) => ofSite.delete(key) || others.delete(key),
  };
}

function textOf({ loc }: DocumentNode): string {
  return loc?.source.body ?? "";
}
