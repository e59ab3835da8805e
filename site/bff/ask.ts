/** An operation as the BFF is asked it, with the types of its answer and variables (codegen/browserPlugin.ts). */
export interface TypedText<TData, TVariables> {
  text: string;
  /** Types alone: no value ever stands here. */
  types?: (variables: TVariables) => TData;
}

/**
 * Asks the BFF from the browser by plain fetch, for islands that need one answer and no client; null where there is
 * none. What is missing of an answer is null in it.
 */
export async function askBff<TData, TVariables>({ text }: TypedText<TData, TVariables>, variables: TVariables, signal: AbortSignal): Promise<TData | null> {
  const response = await fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", "apollographql-client-name": "keyway-browser" },
    body: JSON.stringify({ query: text, variables }),
    signal,
  });
  const { data } = (await response.json()) as { data?: TData | null };
  return data ?? null;
}
