import type { IncomingHttpHeaders } from "node:http";

/** The header by which Next's router requests a page as an RSC payload. */
export const RSC_HEADER = "rsc";

/** The query parameter that Next's router adds to its requests. It is not a part of the page's URL. */
export const RSC_PARAM = "_rsc";

/** Headers of requests for a part of a page: prefetches, hot reloads and server actions. */
const PARTS = ["next-router-prefetch", "next-router-segment-prefetch", "next-hmr-refresh", "next-action"];

/** Whether Next's router sent the request. */
export function isRscRequest(headers: IncomingHttpHeaders): boolean {
  return headers[RSC_HEADER] !== undefined;
}

/** Whether the router requests a whole page. It sends the state of the current page, and also accepts parts that it has already. */
export function isWholePageRequest(headers: IncomingHttpHeaders): boolean {
  return PARTS.every((name) => headers[name] === undefined);
}

/** Returns the headers of a request that the browser makes. */
export function fetchHeaders(init?: RequestInit): IncomingHttpHeaders {
  return Object.fromEntries(new Headers(init?.headers));
}

/** Returns the URL of a page that the router requests. */
export function withoutRscParam(requested: URL): URL {
  const page = new URL(requested);
  page.searchParams.delete(RSC_PARAM);
  return page;
}

/** Returns the URL of a whole page's RSC payload, whatever the router's state: Next checks that `_rsc` matches the state headers. */
export function toRscUrl(path: string, query: string): string {
  return `${path}?${query ? `${query}&` : ""}${RSC_PARAM}=`;
}
