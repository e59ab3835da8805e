import { type DocumentNode, getOperationAST, print } from "graphql";

const texts = new WeakMap<object, string>();

/** Returns an operation's text. It is printed once and then cached. */
export function textOf(document: DocumentNode): string {
  const text = texts.get(document) ?? print(document);
  texts.set(document, text);
  return text;
}

/** Returns an operation's name. */
export function nameOf(document: DocumentNode): string {
  return getOperationAST(document)?.name?.value ?? "";
}
