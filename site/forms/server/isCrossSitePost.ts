import type { IncomingHttpHeaders } from "node:http";

const OTHER_SITE = ["cross-site", "same-site"];

/**
 * Whether a page of another site posted the form in the visitor's browser. Browsers send `sec-fetch-site`; old ones send `origin` only,
 * which has to match the request's host or SITE_URL. Pages that hide their origin send `null`. A client that sends neither header is not a
 * browser.
 */
export function isCrossSitePost({ "sec-fetch-site": fetchSite, origin, host }: IncomingHttpHeaders, siteUrl: string): boolean {
  if (OTHER_SITE.includes(String(fetchSite))) return true;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  // Compares hosts only, since a proxy in front may use https and forward http.
  return new URL(origin).host !== host && origin !== new URL(siteUrl).origin;
}
