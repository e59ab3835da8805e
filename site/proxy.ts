import { type NextRequest, NextResponse } from "next/server";
import { readContentCookies } from "./routing/contentCookies";
import { cookieScopeOf, DRAFT_MODE_COOKIE, SENT_COOKIE } from "./routing/preview";
import { runSteps } from "./routing/steps";

const STEPS = ["errorPage", "slash", "preview", "locale"];

/** Decides status, language and edition of every page request before anything is rendered. */
export function proxy(request: NextRequest) {
  // In production, an address like any other that is no page's, see docs/decisions/090.
  if (process.env.NODE_ENV === "development" && /^\/workbench(?:\/|$)/.test(request.nextUrl.pathname)) return NextResponse.next();
  const visitor = {
    ...readContentCookies((name) => request.cookies.get(name)?.value),
    forwardedFor: request.headers.get("x-forwarded-for") ?? undefined,
    // Next does not tell the proxy whether draft mode is on. The cookie is validated when the page is rendered.
    inDraftMode: request.cookies.has(DRAFT_MODE_COOKIE),
    wasSentToPreview: request.cookies.has(SENT_COOKIE),
    // Frames that other sites open are cross-site; the page's policy forbids them.
    isInFrame: request.headers.get("sec-fetch-dest") === "iframe" && request.headers.get("sec-fetch-site") === "same-origin",
    cookieScope: cookieScopeOf(request.headers),
  };
  return runSteps(STEPS, new URL(request.url), visitor, request.headers);
}

export const config = {
  // Everything but Next's files, our static files and the routes that are not pages.
  matcher: [
    "/((?!_next/|assets/|graphql/?$|media/|health/?$|preview/?$|exit-preview/?$|revalidate/?$|slice-simulator/?$|share-image/|sitemaps/|favicon\\.ico$|robots\\.txt$|sitemap\\.xml$).*)",
  ],
};
