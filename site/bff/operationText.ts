import { type DocumentNode, getOperationAST, print } from "graphql";

const texts = new WeakMap<object, string>();

/** An operation's text as the site's server sends it: printed once, not once per request. */
export function textOf(document: DocumentNode): string {
  const text = texts.get(document) ?? print(document);
  texts.set(document, text);
  return text;
}

/** What an operation is called. */
export function nameOf(document: DocumentNode): string {
  return getOperationAST(document)?.name?.value ?? "";
}
