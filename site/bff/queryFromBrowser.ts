import type { DefaultContext, OperationVariables } from "@apollo/client";
import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { loadClient } from "./lazyClient";

/**
 * Asks the BFF where no component does, and brings the client for it. What is missing of the answer is null in its data, and `error` says
 * why; so it does where there are no data at all.
 */
export async function queryFromBrowser<TData, TVariables extends OperationVariables>(
  query: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  context: DefaultContext = {},
) {
  const { browserClient } = await loadClient();
  return browserClient().query({ query, variables, context } as {
    query: TypedDocumentNode<TData>;
    variables: OperationVariables;
    context: DefaultContext;
  });
}
