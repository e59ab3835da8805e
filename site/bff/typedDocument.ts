import { type DocumentNode, getOperationAST } from "graphql";

/** Returns the SHA-256 of an operation's text, by which the BFF knows it. Codegen puts it into the document. */
export function hashOf(document: DocumentNode): string {
  const { __meta__: meta } = document as DocumentNode & { __meta__: { hash: string } };
  return meta.hash;
}

/** Returns an operation's name. */
export function nameOf(document: DocumentNode): string {
  return getOperationAST(document)?.name?.value ?? "";
}
