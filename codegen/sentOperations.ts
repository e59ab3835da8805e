import { createHash } from "node:crypto";
import { type DocumentNode, getOperationAST, print } from "graphql";

/** Every operation that the site sends, from its server or the browser, by the SHA-256 of its text. */
export type SentOperations = Record<string, { name: string; text: string }>;

/** Adds an operation to the list. Returns its hash, which GraphQL Code Generator prints into the document. */
export function addOperation(sent: SentOperations, document: DocumentNode): { hash: string } {
  // Site and browser print it by the same function.
  const text = print(document);
  const hash = createHash("sha256").update(text).digest("hex");
  sent[hash] = { name: getOperationAST(document)!.name!.value, text };
  return { hash };
}
