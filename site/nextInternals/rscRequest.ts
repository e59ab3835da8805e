import type { IncomingHttpHeaders } from "node:http";

/** The header by which the router of an open page asks for the next one as data. */
export const RSC_HEADER = "rsc";

/** Headers that make the data a part of a page: what is asked for ahead of a click, or again by a developer's change. */
const PARTS = ["next-router-prefetch", "next-router-segment-prefetch", "next-hmr-refresh", "next-action"];

/** Whether Next's router asks. */
export function isRscRequest(headers: IncomingHttpHeaders): boolean {
  return headers[RSC_HEADER] !== undefined;
}

/** Whether it asks for a whole page that it goes to. It says which page it comes from, and takes more than it lacks as well. */
export function isWholePageRequest(headers: IncomingHttpHeaders): boolean {
  return PARTS.every((name) => headers[name] === undefined);
}

/** The address at which the data of a whole page is, wherever the router comes from: Next compares `_rsc` with the headers that say so. */
export function toRscUrl(path: string, query: string): string {
  return `${path}?${query ? `${query}&` : ""}_rsc=`;
}
