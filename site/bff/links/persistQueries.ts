import { ApolloLink } from "@apollo/client";
import type { GraphQLFormattedError } from "graphql";
import { catchError } from "rxjs";
import { BffError } from "../readAnswer";
import type { SentText } from "../toDocument";

/** Whether the BFF knows queries by their hash. Where it says no, hashes are not tried again until the page is loaded anew. */
let isSupported = true;

/** Asks queries by their hash, and once more by their text where the answer wants it (docs/decisions/023). */
export const persistQueries = new ApolloLink((operation, forward) => {
  const { sha256 } = operation.query as unknown as SentText;
  if (!sha256 || !isSupported) return forward(operation);
  operation.extensions.persistedQuery = { version: 1, sha256Hash: sha256 };
  operation.setContext({ isTextLeftOut: true });
  return forward(operation).pipe(
    catchError((error: unknown) => {
      if (!(error instanceof BffError && wantsText(error))) throw error;
      // With its hash, by which the BFF will know it from now on.
      if (!isSupported) delete operation.extensions.persistedQuery;
      operation.setContext({ isTextLeftOut: false });
      return forward(operation);
    }),
  );
});

/**
 * Whether an answer to a hash asks for the whole text: the BFF does not know it, knows none, or a proxy that answered in its
 * place could make nothing of it (400, 500).
 */
function wantsText({ status, errors }: BffError): boolean {
  if (says(errors, "PersistedQueryNotSupported", "PERSISTED_QUERY_NOT_SUPPORTED")) {
    isSupported = false;
    return true;
  }
  return says(errors, "PersistedQueryNotFound", "PERSISTED_QUERY_NOT_FOUND") || status === 400 || status === 500;
}

function says(errors: readonly GraphQLFormattedError[], message: string, code: string): boolean {
  return errors.some((error) => error?.message === message || error?.extensions?.code === code);
}
