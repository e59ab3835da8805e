/** Loads Apollo Client and its hooks, a separate chunk. Call it before the first query is likely, since that query waits for it. */
export const loadClient = () => import("./browserClient");

/** Returns a function that loads a component with generated hooks together with Apollo Client. */
export function withClient<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => (await Promise.all([load(), loadClient()]))[0];
}
