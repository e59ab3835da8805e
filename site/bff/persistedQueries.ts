import type { GraphQLFormattedError } from "graphql";

/** Whether the BFF knows queries by their hash. Where it says that it does not, nobody tries again until the page is loaded anew. */
let isSupported = true;

export function mayPersist(): boolean {
  return isSupported;
}

/** What is sent in place of a query's text. */
export function toExtensions(sha256: string) {
  return { persistedQuery: { version: 1, sha256Hash: sha256 } };
}

/**
 * Whether an answer to a hash asks for the whole text: the BFF does not know it, knows none, or whoever answered in its
 * place could make nothing of it (400, 500). For queries alone, which may be asked twice.
 */
export function wantsText(status: number | undefined, errors: readonly GraphQLFormattedError[]): boolean {
  const says = (message: string, code: string) => errors.some((error) => error?.message === message || error?.extensions?.code === code);
  if (says("PersistedQueryNotSupported", "PERSISTED_QUERY_NOT_SUPPORTED")) {
    isSupported = false;
    return true;
  }
  return says("PersistedQueryNotFound", "PERSISTED_QUERY_NOT_FOUND") || status === 400 || status === 500;
}
