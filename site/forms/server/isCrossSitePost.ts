import type { IncomingHttpHeaders } from "node:http";

const ELSEWHERE = ["cross-site", "same-site"];

/**
 * Whether a page of another site has sent a form in a visitor's name. A browser says so in `sec-fetch-site`, an old one in `origin`
 * alone: that has to be the site's own, as the request was sent to it or as SITE_URL has it. `null` is the origin of pages that
 * hide theirs. What says neither is no browser, and in nobody's name.
 */
export function isCrossSitePost({ "sec-fetch-site": fetchSite, origin, host }: IncomingHttpHeaders, siteUrl: string): boolean {
  if (ELSEWHERE.includes(String(fetchSite))) return true;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  // A proxy in front may speak https with the visitor, and http with us.
  return new URL(origin).host !== host && origin !== new URL(siteUrl).origin;
}
