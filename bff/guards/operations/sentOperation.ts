/** The parts of a request that can hold its operation. */
export interface OperationRequest {
  method?: string;
  /** Path and query string. */
  url?: string;
  /** Parsed JSON, not validated. */
  body?: unknown;
}

interface Parameters {
  query?: unknown;
  extensions?: unknown;
}

/**
 * Returns the text or the hash of a request's operation, read from where Apollo reads them; neither when the request is malformed, which
 * Apollo refuses.
 */
export function sentOperationOf({ method, url = "", body }: OperationRequest): { text?: string; sha256?: string } {
  const { query, extensions } = method === "GET" ? readAddress(url) : { ...(body as Parameters | undefined) };
  if (typeof query === "string") return { text: query };
  const sha256 = (extensions as { persistedQuery?: { sha256Hash?: unknown } } | null | undefined)?.persistedQuery?.sha256Hash;
  return typeof sha256 === "string" ? { sha256 } : {};
}

function readAddress(url: string): Parameters {
  const [, search] = /\?([^#]*)/.exec(url) ?? [];
  const parameters = new URLSearchParams(search);
  return { query: parameters.get("query") ?? undefined, extensions: parse(parameters.get("extensions")) };
}

function parse(json: string | null): unknown {
  try {
    return JSON.parse(json ?? "null");
  } catch {
    return undefined;
  }
}
