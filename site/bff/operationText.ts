import { hash } from "node:crypto";
import { type DocumentNode, getOperationAST, print } from "graphql";

const texts = new WeakMap<object, string>();

/** Returns an operation's text. It is printed once and then cached. */
export function textOf(document: DocumentNode): string {
  const text = texts.get(document) ?? print(document);
  texts.set(document, text);
  return text;
}

const hashes = new WeakMap<object, string>();

/** Returns the SHA-256 of an operation's text, by which the BFF knows it. It is computed once and then cached. */
export function hashOf(document: DocumentNode): string {
  const sha256 = hashes.get(document) ?? hash("sha256", textOf(document));
  hashes.set(document, sha256);
  return sha256;
}

/** Returns an operation's name. */
export function nameOf(document: DocumentNode): string {
  return getOperationAST(document)?.name?.value ?? "";
}
