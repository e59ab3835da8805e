import type { IncomingMessage, ServerResponse } from "node:http";

/** Functions that return the current version of something, by its name; undefined when there is none yet. */
type Readers = Readonly<Record<string, (signal: AbortSignal) => Promise<string | undefined>>>;

/** A version whose reader takes longer (ms) or fails is left out. */
const TIMEOUT_MS = 500;

/**
 * Creates a handler of `GET /versions`, which returns the versions of the data that requests read now, as JSON. The site requests it
 * several times a second to compare its cached pages. It runs before Express, log and metrics, so that a request costs almost nothing.
 */
export function createVersionsHandler(readers: Readers) {
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
