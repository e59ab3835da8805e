import type { NextResponse } from "next/server";
import { siteConfig } from "../config";

/** Where an editor is told that a preview is over, behind the language prefix. */
export const EXPIRED_PATH = "/preview/expired/";
/** Next's own cookie of draft mode. */
export const DRAFT_MODE_COOKIE = "__prerender_bypass";
/** Remembers for a moment that a visitor was sent to the preview route. */
export const SENT_COOKIE = "preview-sent";
const SENT_SECONDS = 10;

/** Whether the browser's connection is encrypted, as whoever stands in front of us says. */
export function isSecure(headers: Headers): boolean {
  return headers.get("x-forwarded-proto")?.split(",")[0]?.trim() === "https" || siteConfig().siteUrl.startsWith("https:");
}

/**
 * How a preview's cookies are set: for the editor's iframe of another origin they must be `SameSite=None`, which browsers
 * take together with `Secure` only.
 */
export function cookieScope(secure: boolean) {
  return { path: "/", secure, sameSite: secure ? ("none" as const) : ("lax" as const) };
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
export function rememberSent(response: NextResponse, secure: boolean): NextResponse {
  response.cookies.set(SENT_COOKIE, "1", { ...cookieScope(secure), httpOnly: true, maxAge: SENT_SECONDS });
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
