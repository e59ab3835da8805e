import type { ApolloClient } from "@apollo/client";
import type { useLazyQuery, useMutation, useQuery } from "@apollo/client/react";

interface Client {
  browserClient(): ApolloClient;
  useLazyQuery: typeof useLazyQuery;
  useMutation: typeof useMutation;
  useQuery: typeof useQuery;
}

let loaded: Client | undefined;

/** Returns Apollo Client and its hooks for the generated hooks. Throws if they are not loaded yet. */
export function loadedClient(): Client {
  if (!loaded)
    throw new Error("A component with a query was rendered before Apollo Client was loaded: load it by withClient(() => import(…)).");
  return loaded;
}

/** Called by the client's chunk when it is loaded. */
export function setLoadedClient(client: Client): void {
  loaded = client;
}
