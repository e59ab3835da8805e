import type { ApolloServerOptions, BaseContext } from "@apollo/server";
import { type DocumentNode, parse } from "graphql";
import { LRUCache } from "lru-cache";
import type { Operations } from "./operations";

type ApolloStore = NonNullable<ApolloServerOptions<BaseContext>["documentStore"]>;

/** Apollo's store of valid documents, which can also be searched by text. */
export type DocumentStore = ApolloStore & {
  /** Returns whether the document of a text is known to be valid. */
  isValid(text: string): boolean;
};

/**
 * Limits for documents that are not the site's: number, and characters of all their texts. A parsed document takes some hundred times its
 * text.
 */
const OTHERS = { max: 500, maxSize: 200_000 };

/**
 * Creates the store in which Apollo keeps documents once they are parsed and valid, by a prefix and the hash of their text. It has this
 * release's operations from the start, so that Apollo never validates them: codegen has, and the page query would take a second, or fail.
 * The site's operations, of other releases too, are never evicted. Apollo's own store would hold 30 MB, counted without tokens and
 * locations.
 */
export function createDocumentStore(operations: Operations): DocumentStore {
  const texts = new Set<string>();
  const ofSite = new Map<string, DocumentNode>();
  const dispose = (document: DocumentNode) => void texts.delete(textOf(document));
  const others = new LRUCache<string, DocumentNode>({
    ...OTHERS,
    sizeCalculation: (document) => Math.max(1, textOf(document).length),
    dispose,
  });
  const parseOwn = (sha256: string): DocumentNode | undefined => {
    const text = operations.ownTextOf(sha256);
    if (text === undefined) return undefined;
    const document = parse(text);
    ofSite.set(sha256, document);
    return document;
  };
  return {
    isValid: (text) => operations.hasOwn(text) || texts.has(text),
    get: async (key) => ofSite.get(hashIn(key)) ?? parseOwn(hashIn(key)) ?? others.get(key),
    set: async (key, document) => {
      const isOfSite = operations.textOf(hashIn(key)) !== undefined;
      if (isOfSite) ofSite.set(hashIn(key), document);
      else others.set(key, document);
      // The store of others may refuse a document that is too large.
      if (isOfSite || others.has(key)) texts.add(textOf(document));
    },
    delete: async (key) => ofSite.delete(hashIn(key)) || others.delete(key),
  };
}

/** Returns the hash in one of Apollo's keys, behind the prefix. */
function hashIn(key: string): string {
  return key.slice(key.lastIndexOf(":") + 1);
}

function textOf({ loc }: DocumentNode): string {
  return loc?.source.body ?? "";
}
