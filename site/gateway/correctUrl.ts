/** What has no page and no trailing slash: these addresses are corrected here, all others by the proxy. */
const NO_PAGES =
  /^\/$|\.[^/]*$|^\/(_next|assets|graphql|media|health|preview|exit-preview|revalidate|slice-simulator|share-image|sitemaps)(\/|$)/;

/**
 * An address without repeated slashes and backslashes: `movedTo` is where the request is to be sent; `readAs` is how the rest of the
 * server is to read it, for a page: without its slash, so that the proxy's one redirect puts that right as well. Null where there is
 * nothing to correct. Next would answer with a redirect of its own first.
 */
export function correctSlashes(url: string): { movedTo: string } | { readAs: string } | null {
  const [address = "", ...query] = url.split("?");
  const single = address.replace(/[\\/]+/g, "/");
  if (single === address || !address.startsWith("/")) return null;
  const search = query.length > 0 ? `?${query.join("?")}` : "";
  return NO_PAGES.test(single) ? { movedTo: single + search } : { readAs: single.replace(/\/$/, "") + search };
}

/**
 * An address without `answer`, by which this server tells a page what became of a form that was just sent: from outside it says
 * nothing, and must not make an ordinary page the answer to a form.
 */
export function withoutAnswerParam(url: string): string {
  const [address = "", ...query] = url.split("?");
  const parts = query.join("?").split("&");
  const others = parts.filter((part) => !new URLSearchParams(part).has("answer"));
  if (others.length === parts.length) return url;
  return others.length > 0 ? `${address}?${others.join("&")}` : address;
}
