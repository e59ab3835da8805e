import { ApolloClient, ApolloLink } from "@apollo/client";
import { useLazyQuery, useMutation, useQuery } from "@apollo/client/react";
import { cancelPrevious } from "./links/cancelPrevious";
import { persistQueries } from "./links/persistQueries";
import { sendToBff } from "./links/sendToBff";
import { warnOfFailures } from "./links/warnOfFailures";
import { setLoadedClient } from "./loadedClient";
import { NoCache } from "./noCache";
import "./requestContext";

export { useLazyQuery, useMutation, useQuery };

let client: ApolloClient | undefined;

// Partial answers are returned: missing parts are null, with their errors beside the data.
const options = { fetchPolicy: "no-cache", errorPolicy: "all" } as const;

/** Returns the browser's client of the BFF, on the page's origin. It has no cache: the server's data is in the page. */
export function browserClient(): ApolloClient {
  return (client ??= new ApolloClient({
    link: ApolloLink.from([cancelPrevious, warnOfFailures, persistQueries, sendToBff]),
    cache: new NoCache(),
    defaultOptions: { query: options, watchQuery: options, mutate: options },
    // Deduplication would print the operation to build a key, and documents cannot be printed (toDocument.ts).
    queryDeduplication: false,
  }));
}

setLoadedClient({ browserClient, useLazyQuery, useMutation, useQuery });
