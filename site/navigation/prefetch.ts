import { fetchHeaders, isRscRequest, isWholePageRequest, RSC_HEADER, RSC_PARAM, toRscUrl } from "../nextInternals/rscRequest";

/** How long a link must be pointed at or focused, in ms, before its page is fetched: most links are merely crossed. */
const REST_MS = 60;
/** How long a fetched page waits for the click, in ms; after that it could show what is no longer true. */
const LIFE_MS = 20_000;
/** Number of pages that wait at a time; the oldest is dropped. */
const MAX_PAGES = 3;

const pages = new Map<string, Promise<Response | null>>();
let resting = 0;

/**
 * Fetches the page of a link that has the pointer or the focus, in case the visitor follows it. Only pages without a query, which the
 * server can cache, and none if the browser is to save data. Next's `router.prefetch` would fetch the static parts of a page only.
 */
export function prefetchLink(target: EventTarget | null, ask: typeof fetch): void {
  clearTimeout(resting);
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || !isPrefetchable(link)) return;
  resting = window.setTimeout(() => prefetchPage(link.pathname, ask), REST_MS);
}

/** Forgets a link that was pointed at, if its page is not under way yet. */
export function forgetLink(): void {
  clearTimeout(resting);
}

/** Returns a `fetch` that answers the router's request for a page with the page that was fetched ahead, once. */
export function fetchPrefetched(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    const path = pathOfPage(input, init);
    return (path && (await take(path))) || ask(input, init);
  };
}

function isPrefetchable({ origin, pathname, search, hash, target, download }: HTMLAnchorElement): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const isPage = origin === location.origin && pathname.endsWith("/") && pathname !== location.pathname && search + hash === "";
  return isPage && !target && !download && !connection?.saveData && !pages.has(pathname);
}

function prefetchPage(path: string, ask: typeof fetch): void {
  const page = ask(toRscUrl(path, ""), { headers: { [RSC_HEADER]: "1" }, priority: "low" })
    .then((answer) => (answer.ok ? answer : null))
    .catch(() => null);
  const [oldest] = pages.keys();
  if (pages.size >= MAX_PAGES) pages.delete(oldest!);
  pages.set(path, page);
  setTimeout(() => pages.get(path) === page && pages.delete(path), LIFE_MS);
}

/** Returns the path of a page without a query that the router requests whole; null for all other requests. */
function pathOfPage(input: RequestInfo | URL, init?: RequestInit): string | null {
  const headers = fetchHeaders(init);
  if (!(input instanceof URL) || !isRscRequest(headers) || !isWholePageRequest(headers)) return null;
  return [...input.searchParams.keys()].every((name) => name === RSC_PARAM) ? input.pathname : null;
}

function take(path: string): Promise<Response | null> | undefined {
  const page = pages.get(path);
  pages.delete(path);
  return page;
}
