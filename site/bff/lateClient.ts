import type * as BrowserClient from "./browserClient";

let loaded: typeof BrowserClient | undefined;

/**
 * Brings Apollo Client with its hooks, a chunk of its own. To be called once something is about to be asked: the first question waits
 * for it.
 */
export async function loadClient(): Promise<typeof BrowserClient> {
  return (loaded ??= await import("./browserClient"));
}

/** The same where it is loaded already: the generated hooks' way to it. */
export function loadedClient(): typeof BrowserClient {
  if (!loaded) throw new Error("A component that asks the BFF was rendered without its client: load it by withClient(() => import(…)).");
  return loaded;
}

/** Loads what asks the BFF by generated hooks, and the client beside it. */
export function withClient<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => (await Promise.all([load(), loadClient()]))[0];
}
