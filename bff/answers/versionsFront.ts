import type { IncomingMessage, ServerResponse } from "node:http";

/** Functions that return the current version of something, by its name; undefined when there is none yet. */
type Readers = Readonly<Record<string, (signal: AbortSignal) => Promise<string | undefined>>>;

/** A reader that takes longer, or fails, is left out. */
const TIMEOUT_MS = 500;

/**
 * Creates a handler of `GET /versions`, which returns the versions of the data that requests read now, as JSON. The site asks several times
 * a second whether its kept pages are still of these versions: in front of Express, log and metrics this costs next to nothing.
 */
export function createVersionsFront(readers: Readers) {
  const answer = async (response: ServerResponse) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const read = async ([name, reader]: [string, Readers[string]]) => [name, await reader(signal).catch(() => undefined)] as const;
    const versions = await Promise.all(Object.entries(readers).map(read));
    response.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" });
    response.end(JSON.stringify(Object.fromEntries(versions)));
  };
  return ({ method, url }: IncomingMessage, response: ServerResponse): boolean => {
    if (method !== "GET" || url !== "/versions") return false;
    void answer(response);
    return true;
  };
}
