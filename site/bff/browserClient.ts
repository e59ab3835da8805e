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

// A part of an answer is an answer: what is missing of it is null, and beside it stands why.
const options = { fetchPolicy: "no-cache", errorPolicy: "all" } as const;

/** The browser's client of the BFF, on the page's own origin. Nothing is kept: what the server knew came with the page. */
export function browserClient(): ApolloClient {
  return (client ??= new ApolloClient({
    link: ApolloLink.from([cancelPrevious, warnOfFailures, persistQueries, sendToBff]),
    cache: new NoCache(),
    defaultOptions: { query: options, watchQuery: options, mutate: options },
    // Its key would be the operation's text, printed.
    queryDeduplication: false,
  }));
}

setLoadedClient({ browserClient, useLazyQuery, useMutation, useQuery });
