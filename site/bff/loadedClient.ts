import type { ApolloClient } from "@apollo/client";
import type { useLazyQuery, useMutation, useQuery } from "@apollo/client/react";

interface Client {
  browserClient(): ApolloClient;
  useLazyQuery: typeof useLazyQuery;
  useMutation: typeof useMutation;
  useQuery: typeof useQuery;
}

let loaded: Client | undefined;

/** Apollo Client and its hooks, which are loaded already: the generated hooks' way to them. */
export function loadedClient(): Client {
  if (!loaded) throw new Error("A component that asks the BFF was rendered without its client: load it by withClient(() => import(…)).");
  return loaded;
}

/** The client's chunk says so as soon as it has come. */
export function setLoadedClient(client: Client): void {
  loaded = client;
}
