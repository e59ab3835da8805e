/** URLs that are not pages and have no trailing slash: they are corrected here, all others by the proxy. */
const NO_PAGES =
  /^\/$|\.[^/]*$|^\/(_next|assets|graphql|media|health|preview|exit-preview|revalidate|slice-simulator|share-image|sitemaps)(\/|$)/;

/**
 * Removes repeated slashes and backslashes from a URL. `movedTo` is the target of a redirect. `readAs`, for a page, is the URL for the rest
 * of the server, without its trailing slash, so that the proxy answers with one redirect that corrects everything. Null if there is nothing
 * to correct. Without this Next would answer with an additional redirect.
 */
export function correctSlashes(url: string): { movedTo: string } | { readAs: string } | null {
  const [address = "", ...query] = url.split("?");
  const single = address.replace(/[\\/]+/g, "/");
  if (single === address || !address.startsWith("/")) return null;
  const search = query.length > 0 ? `?${query.join("?")}` : "";
  return NO_PAGES.test(single) ? { movedTo: single + search } : { readAs: single.replace(/\/$/, "") + search };
}

/**
 * Returns the URL without the `answer` parameter. The server sets it itself to render a page with the result of a form; a client must not
 * be able to set it.
 */
export function withoutAnswerParam(url: string): string {
  const [address = "", ...query] = url.split("?");
  const parts = query.join("?").split("&");
  const others = parts.filter((part) => !new URLSearchParams(part).has("answer"));
  if (others.length === parts.length) return url;
  return others.length > 0 ? `${address}?${others.join("&")}` : address;
}
