import type { TypedDocumentNode } from "@graphql-typed-document-node/core";

/** The printed operation in the browser's documents, in place of a selection, which Apollo Client does not need. */
export interface SentText {
  text: string;
  /** Hash of the text, by which a query is sent. Mutations and subscriptions have none (docs/decisions/023). */
  sha256?: string;
}

/** Creates an operation's document from the text that codegen printed (codegen/browserPlugin.ts). */
export function toDocument<TData, TVariables>(
  operation: "query" | "mutation" | "subscription",
  name: string,
  text: string,
  sha256?: string,
): TypedDocumentNode<TData, TVariables> & SentText {
  const definition = {
    kind: "OperationDefinition",
    operation,
    name: { kind: "Name", value: name },
    selectionSet: { kind: "SelectionSet", selections: [] },
  };
  return { kind: "Document", definitions: [definition], text, sha256 } as never;
}
