import type { NextResponse } from "next/server";
import { siteConfig } from "../config";
import { withoutRscParam } from "../nextInternals/rscRequest";
import { toUrl } from "#shared/toUrl.ts";

/** Path, behind the language prefix, of the page that says that a preview has expired. */
export const EXPIRED_PATH = "/preview/expired/";
/** Next's cookie of draft mode. */
export const DRAFT_MODE_COOKIE = "__prerender_bypass";
/** Cookie that is set for ten seconds when a visitor is redirected to the preview route. */
export const SENT_COOKIE = "preview-sent";
const SENT_SECONDS = 10;

/** Attributes of a preview's cookies. */
export interface CookieScope {
  path: string;
  secure: boolean;
  sameSite: "lax" | "none";
  partitioned: boolean;
}

/**
 * Returns the attributes of preview cookies. The editor's iframe has another origin, so cookies need `SameSite=None`, which browsers accept
 * with `Secure` only: both are set if the connection or SITE_URL is https. In an iframe cookies are `Partitioned` too, since browsers that
 * block third-party cookies accept partitioned ones.
 */
export function cookieScopeOf(headers: Headers): CookieScope {
  const secure = headers.get("x-forwarded-proto")?.split(",")[0]?.trim() === "https" || siteConfig().siteUrl.startsWith("https:");
  return { path: "/", secure, sameSite: secure ? "none" : "lax", partitioned: secure && headers.get("sec-fetch-dest") === "iframe" };
}

/** Returns the URL of the route that starts a preview and redirects back to this URL. */
export function toPreviewRoute(url: URL): URL {
  const from = withoutRscParam(url);
  const route = new URL("/preview/", url);
  route.searchParams.set("from", `${from.pathname}${from.search}`);
  return route;
}

/** Sets the cookie that says that the visitor was redirected to the preview route. */
export function markSentToPreview(response: NextResponse, scope: CookieScope): NextResponse {
  response.cookies.set(SENT_COOKIE, "1", { ...scope, httpOnly: true, maxAge: SENT_SECONDS });
  return response;
}

// Base URL for parsing: a URL with another origin is not a path on this site.
const HERE = "http://site.invalid";

/** Returns path and query of a page's URL on this site; null for any other, to prevent open redirects. */
export function toLocalPath(address: string | null | undefined): string | null {
  const url = address?.startsWith("/") ? toUrl(address, HERE) : null;
  if (!url) return null;
  const { origin, pathname, search } = url;
  if (origin !== HERE || pathname.startsWith("//") || /^\/(preview|exit-preview)(\/|$)/.test(pathname)) return null;
  return `${pathname}${search}`;
}
