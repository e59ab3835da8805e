import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink, InMemoryCache } from "@apollo/client";
import { SetContextLink } from "@apollo/client/link/context";
import { ErrorLink } from "@apollo/client/link/error";
import { PersistedQueryLink } from "@apollo/client/link/persisted-queries";
import { RetryLink } from "@apollo/client/link/retry";
import UploadHttpLink from "apollo-upload-client/UploadHttpLink.mjs";
import { OperationTypeNode } from "graphql";
import { clientHeaders } from "./clientHeaders";
import { errorTexts } from "./errorMessage";
import { readResults } from "./links/readResults";
import { fetchOrUpload } from "./links/upload";
import { hashOf } from "./typedDocument";
import "./requestContext";
import { warn } from "./warn";

const http = {
  uri: "/graphql",
  // In Apollo's default type, an invalid variable has status 400, and its query would be sent again.
  headers: { ...clientHeaders("keyway-browser"), accept: "application/json" },
};

/** Logs an operation's errors once, after all attempts. */
const logErrors = new ErrorLink(({ error, operation: { operationName = "" } }) =>
  warn(operationName, CombinedGraphQLErrors.is(error) ? errorTexts.graphQL(error.errors) : error),
);

/** Gives each attempt its time limit. */
const limitTime = new SetContextLink(({ timeoutMs, fetchOptions }) =>
  timeoutMs ? { fetchOptions: { ...fetchOptions, signal: AbortSignal.timeout(timeoutMs) } } : {},
);

/** Sends a query once more if no response arrives, as when a phone changes its network. */
const retryQueries = new RetryLink({ attempts: { max: 2, retryIf: (error) => error instanceof TypeError } });

/** Whether the BFF accepts hashes of queries. If it does not, no hash is sent until the page is reloaded. */
let acceptsHashes = true;

/** Sends a query by its hash, and its text if the BFF does not know the hash, or a proxy cannot handle the request (400, 500). */
const persistQueries = new PersistedQueryLink({
  generateHash: hashOf,
  disable: ({ meta }) => !(acceptsHashes &&= !meta.persistedQueryNotSupported),
  retry: ({ meta, operation: { extensions, getContext } }) =>
    meta.persistedQueryNotFound ||
    meta.persistedQueryNotSupported ||
    ("persistedQuery" in extensions && [400, 500].includes(getContext().response?.status ?? 0)),
});

// The BFF ignores what Apollo would add about its own version.
const send = new HttpLink({ ...http, enhancedClientAwareness: { transport: false } });

// A mutation is sent as text and never again: after an error it is unknown what was filed (docs/decisions/023).
const upload = new UploadHttpLink({
  ...http,
  headers: { ...http.headers, "apollo-require-preflight": "1" },
  fetch: fetchOrUpload,
  // The file's name on the visitor's disk is not sent.
  formDataAppendFile: (form, name, file: Blob) => form.append(name, file, "file"),
});

/** Operations have the texts that the BFF knows: without `__typename`, which only Apollo's cache needs. */
class Cache extends InMemoryCache {
  override transformDocument = <T>(document: T): T => document;
}

// Partial answers are returned: missing parts are null, with their errors beside the data.
const options = { fetchPolicy: "no-cache", errorPolicy: "all" } as const;

let client: ApolloClient | undefined;

/** Returns the browser's client of the BFF, on the page's origin. It caches nothing: the server's data is in the page. */
export function browserClient(): ApolloClient {
  return (client ??= new ApolloClient({
    link: ApolloLink.from([
      logErrors,
      readResults,
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.QUERY,
        ApolloLink.from([retryQueries, limitTime, persistQueries, send]),
        upload,
      ),
    ]),
    cache: new Cache(),
    defaultOptions: { query: options, watchQuery: options, mutate: options },
    // Requests that share a response would be cancelled together.
    queryDeduplication: false,
  }));
}
