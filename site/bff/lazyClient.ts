/**
 * Brings Apollo Client with its hooks, a chunk of its own. To be called once something is about to be asked: the first question waits
 * for it.
 */
export const loadClient = () => import("./browserClient");

/** Loads what asks the BFF by generated hooks, and the client beside it. */
export function withClient<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => (await Promise.all([load(), loadClient()]))[0];
}
