import type { TypedDocumentNode } from "@graphql-typed-document-node/core";

/** What the browser's documents have in place of a selection: Apollo Client reads nothing else of a document. */
export interface SentText {
  text: string;
  /** Of the text, by which a query is asked. A mutation has none (docs/decisions/023). */
  sha256?: string;
}

/** Makes an operation's document of what codegen has printed (codegen/browserPlugin.ts). */
export function toDocument<TData, TVariables>(
  operation: "query" | "mutation",
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
