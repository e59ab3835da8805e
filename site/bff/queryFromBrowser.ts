import type { DefaultContext, OperationVariables } from "@apollo/client";
import type { TypedDocumentNode } from "@graphql-typed-document-node/core";

/** Loads Apollo Client, a chunk of its own. Call it before the first query is likely, since that query waits for it. */
export const loadClient = () => import("./browserClient");

/**
 * Sends a query from outside of components and loads Apollo Client for it. Missing parts of the answer are null in `data`, and `error` says
 * why, also if there is no data at all.
 */
export async function queryFromBrowser<TData, TVariables extends OperationVariables>(
  query: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  context: DefaultContext = {},
) {
  const { browserClient } = await loadClient();
  // While the client was loading, newer queries may have aborted this one.
  context.fetchOptions?.signal?.throwIfAborted();
  return browserClient().query({ query, variables, context } as {
    query: TypedDocumentNode<TData>;
    variables: OperationVariables;
    context: DefaultContext;
  });
}
