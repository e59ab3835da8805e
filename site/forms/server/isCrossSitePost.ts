import type { IncomingHttpHeaders } from "node:http";
import { toUrl } from "#shared/toUrl.ts";

const OTHER_SITE = ["cross-site", "same-site"];

/**
 * Whether a page of another site posted the form in the visitor's browser. Browsers send `sec-fetch-site`; old ones send `origin` only,
 * which has to match the request's host or SITE_URL. Pages that hide their origin send `null`. A client that sends neither header is not a
 * browser.
 */
export function isCrossSitePost({ "sec-fetch-site": fetchSite, origin, host }: IncomingHttpHeaders, siteUrl: string): boolean {
  if (OTHER_SITE.includes(String(fetchSite))) return true;
  if (origin === undefined) return false;
  // Compares hosts only, since a proxy in front may use https and forward http.
  const url = toUrl(origin);
  return !url || (url.host !== host && url.origin !== new URL(siteUrl).origin);
}
