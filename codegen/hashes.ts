import { createHash } from "node:crypto";
import type { DocumentNode } from "graphql";

/** A query of the generated operations, as the plugin typed-document-node prints it. */
const QUERY = /^(export const \w+Document = )(\{"kind":"Document","definitions":\[\{"kind":"OperationDefinition","operation":"query",.*\})( as unknown as DocumentNode<)/gm;

/** The hash by which the BFF knows a text. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Loads the code by which Apollo's client prints the documents that it sends. */
export async function loadApolloPrint(): Promise<(document: DocumentNode) => string> {
  const [{ InMemoryCache }, { print }] = await Promise.all([import("@apollo/client/cache"), import("@apollo/client/utilities")]);
  const cache = new InMemoryCache();
  return (document) => print(cache.transformDocument(document));
}

/**
 * Writes the hash of every query into its document, where site/bff/browser.ts finds it: no browser hashes anything. It is
 * that of the text which Apollo's client sends.
 */
export async function withHashes(operations: string): Promise<string> {
  const apolloPrint = await loadApolloPrint();
  return operations.replaceAll(QUERY, (_, before: string, json: string, after: string) => {
    const document = JSON.parse(json) as DocumentNode;
    const hashed = { kind: document.kind, sha256: sha256(apolloPrint(document)), definitions: document.definitions };
    return before + JSON.stringify(hashed) + after;
  });
}
