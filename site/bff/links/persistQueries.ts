import { ApolloLink } from "@apollo/client";
import { catchError } from "rxjs";
import { BffError, isUnknownHash, says } from "../readAnswer";
import type { SentText } from "../toDocument";

/** Whether the BFF accepts hashes of queries. If it does not, no hash is sent until the page is reloaded. */
let isSupported = true;

/** Sends queries by their hash, and retries once with their text if the BFF asks for it (docs/decisions/023). */
export const persistQueries = new ApolloLink((operation, forward) => {
  const { sha256 } = operation.query as unknown as SentText;
  if (!sha256 || !isSupported) return forward(operation);
  operation.extensions.persistedQuery = { version: 1, sha256Hash: sha256 };
  operation.setContext({ isTextLeftOut: true });
  return forward(operation).pipe(
    catchError((error: unknown) => {
      if (!(error instanceof BffError && wantsText(error))) throw error;
      // The retry keeps the hash, so that the BFF can store the text by it.
      if (!isSupported) delete operation.extensions.persistedQuery;
      operation.setContext({ isTextLeftOut: false });
      return forward(operation);
    }),
  );
});

/**
 * Whether the text has to be sent: the BFF does not know this hash or supports no hashes, or a proxy could not handle the request (400,
 * 500).
 */
function wantsText(error: BffError): boolean {
  const { status, errors } = error;
  if (says(errors, "PersistedQueryNotSupported", "PERSISTED_QUERY_NOT_SUPPORTED")) {
    isSupported = false;
    return true;
  }
  return isUnknownHash(error) || status === 400 || status === 500;
}
