import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { print } from "graphql";

/**
 * Asks the BFF from the browser by plain fetch, for islands that need one answer and no client; null where there is
 * none. What is missing of an answer is null in it.
 */
export async function askBff<TData, TVariables>(document: TypedDocumentNode<TData, TVariables>, variables: TVariables, signal: AbortSignal): Promise<TData | null> {
  const response = await fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", "apollographql-client-name": "keyway-browser" },
    body: JSON.stringify({ query: print(document), variables }),
    signal,
  });
  const { data } = (await response.json()) as { data?: TData | null };
  return data ?? null;
}
