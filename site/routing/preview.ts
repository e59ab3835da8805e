import type { NextResponse } from "next/server";
import { siteConfig } from "../config";

/** Where an editor is told that a preview is over, behind the language prefix. */
export const EXPIRED_PATH = "/preview/expired/";
/** Next's own cookie of draft mode. */
export const DRAFT_MODE_COOKIE = "__prerender_bypass";
/** Remembers for a moment that a visitor was sent to the preview route. */
export const SENT_COOKIE = "preview-sent";
const SENT_SECONDS = 10;

/** How the cookies of a preview are set. */
export interface CookieScope {
  path: string;
  secure: boolean;
  sameSite: "lax" | "none";
  partitioned: boolean;
}

/**
 * For the editor's iframe of another origin cookies must be `SameSite=None`, which browsers take together with `Secure`
 * only; so they are wherever the connection is encrypted, as whoever stands in front of us says. In an iframe they are
 * `Partitioned` too: a browser that takes no cookies of foreign frames takes those that stay within the page around.
 */
export function cookieScopeOf(headers: Headers): CookieScope {
  const secure = headers.get("x-forwarded-proto")?.split(",")[0]?.trim() === "https" || siteConfig().siteUrl.startsWith("https:");
  return { path: "/", secure, sameSite: secure ? "none" : "lax", partitioned: secure && headers.get("sec-fetch-dest") === "iframe" };
}

/** The route that begins a preview, and comes back to this address. */
export function toPreviewRoute(url: URL): URL {
  const from = new URL(url);
  // Next's own mark of a navigation in the browser is no part of the address.
  from.searchParams.delete("_rsc");
  const route = new URL("/preview/", url);
  route.searchParams.set("from", `${from.pathname}${from.search}`);
  return route;
}

/** Remembers with an answer that it sends its visitor to the preview route. */
export function markSentToPreview(response: NextResponse, scope: CookieScope): NextResponse {
  response.cookies.set(SENT_COOKIE, "1", { ...scope, httpOnly: true, maxAge: SENT_SECONDS });
  return response;
}

// Of no host: what is not a path on this site shows by another one.
const HERE = "http://site.invalid";

/** The path and query of an address on this site that shows a page; null for any other, so that a redirect leads nowhere else. */
export function toLocalPath(address: string | null | undefined): string | null {
  if (!address?.startsWith("/") || !URL.canParse(address, HERE)) return null;
  const { origin, pathname, search } = new URL(address, HERE);
  if (origin !== HERE || pathname.startsWith("//") || /^\/(preview|exit-preview)(\/|$)/.test(pathname)) return null;
  return `${pathname}${search}`;
}
