import { NextResponse } from "next/server";
import { renderedFormState } from "../bff/renderContext";
import { siteConfig } from "../config";
import { isLang, type Lang, withLang } from "../i18n/languages";
import { audienceHeaders } from "../security/headers";
import { type ErrorPageRequest, ERROR_PAGE_HEADER, readErrorPageHeader } from "../errors/errorPageRequest";
import { RETRY_AFTER_S } from "../errors/pageError";
import { formatEdition, splitLang, toLang } from "./edition";
import { findRoute, type Route, type RouteVisitor } from "./findRoute";
import { looksLikeFile } from "./pagePaths";
import { type CookieScope, EXPIRED_PATH, markSentToPreview, toPreviewRoute } from "./preview";

/** What the proxy reads from a request about its visitor. */
export interface Visitor extends RouteVisitor {
  /** Whether Next's draft mode is on: nothing rendered in it is cached. */
  inDraftMode: boolean;
  /** Whether the visitor was redirected to the preview route a moment ago, and the browser did not return its cookie. */
  wasSentToPreview: boolean;
  /** Whether the page is loaded in a frame by a page of ours. Only an editor's frame can do so. */
  isInFrame: boolean;
  cookieScope: CookieScope;
}

/** A request as the steps see it. */
interface RoutedRequest {
  url: URL;
  /** The language prefix of the URL, supported or not. */
  prefix: string | null;
  /** The path without that prefix, ending in a slash unless it names a file. */
  path: string;
  lang: Lang;
  visitor: Visitor;
  /** The BFF's route of the path for this visitor, fetched once. Null if the BFF fails. */
  route(): Promise<Route | null>;
  /** The error page that the server requests from itself; null for all other requests. */
  errorPage: ErrorPageRequest | null;
}

/** One step of the proxy: returns the response, or null to continue with the next step. */
type Step = (request: RoutedRequest) => Promise<NextResponse | null>;

/** Headers of a draft. */
const ofDraft = (): Record<string, string> => ({ "x-robots-tag": "noindex", ...audienceHeaders("editor", siteConfig()) });

// Only the server caches pages (site/pageCache), since it knows their versions. Another cache would send outdated pages, and would send the
// published page to editors and to visitors in an experiment. Browsers may cache pages and revalidate them. `no-cache` would have the same
// meaning, but Next answers no 304 with it.
const ASK_AGAIN = { "cache-control": "private, max-age=0, must-revalidate" };
const NEVER_STORED = { "cache-control": "private, no-store" };

const STEPS: Record<string, Step> = { errorPage: showErrorPage, slash, preview, locale };

/** Runs the named steps in order until one answers. Answers 500 for an unknown name, which is a bug. */
export async function runSteps(names: readonly string[], url: URL, visitor: Visitor, headers = new Headers()): Promise<NextResponse> {
  const { prefix, path: barePath } = splitLang(url.pathname);
  const path = barePath.endsWith("/") || looksLikeFile(barePath) ? barePath : `${barePath}/`;
  const lang = toLang(prefix);
  const errorPage = readErrorPageHeader(headers.get(ERROR_PAGE_HEADER));
  let route: Promise<Route | null> | undefined;
  const request: RoutedRequest = { url, prefix, path, lang, visitor, errorPage, route: () => (route ??= findRoute(path, lang, visitor)) };
  for (const name of names) {
    const step = STEPS[name];
    if (!step) return new NextResponse(`Unknown middleware ${name}`, { status: 500 });
    const response = await step(request);
    if (response) return response;
  }
  return new NextResponse("No middleware answered", { status: 500 });
}

/** Shows the error page in place of a page that threw while it was rendered. */
async function showErrorPage({ url, lang, errorPage }: RoutedRequest): Promise<NextResponse | null> {
  if (!errorPage) return null;
  const { status, reference } = errorPage;
  return rewritten(url, `/${lang}/error/${status === 404 ? "404" : `${status}/${reference}`}/`, status);
}

/** Adds the trailing slash to a page path, in one redirect with any other correction of the path. */
async function slash(request: RoutedRequest): Promise<NextResponse | null> {
  const { url, prefix, path } = request;
  const target = `${prefix ? `/${prefix}` : ""}${path}`;
  if (target === url.pathname) return null;
  const route = await request.route();
  return elsewhere(request, route) ?? moved(request, route, target);
}

/** Redirects an editor who has a preview cookie, but no draft mode, to the route that starts it; shows 410 if the preview has expired. */
async function preview(request: RoutedRequest): Promise<NextResponse | null> {
  const { url, path, lang, visitor } = request;
  if (path === EXPIRED_PATH) return rewritten(url, `/${lang}/error/preview/`, 410, ofDraft());
  if (!visitor.preview) return null;
  const route = await request.route();
  if (route?.state !== "DRAFT") return null;
  if (route.status === "PREVIEW_EXPIRED") return rewritten(url, `/${lang}/error/preview/`, 410, ofDraft());
  // Only once: a browser that refuses the cookie would be redirected without end.
  return visitor.inDraftMode || visitor.wasSentToPreview
    ? null
    : markSentToPreview(NextResponse.redirect(toPreviewRoute(url), 307), visitor.cookieScope);
}

/** Sets language, status and edition by the BFF's route of the path. */
async function locale(request: RoutedRequest): Promise<NextResponse> {
  const { url, path, lang, visitor } = request;
  const route = await request.route();
  const redirect = elsewhere(request, route);
  if (redirect) return redirect;
  const isDraft = route?.state === "DRAFT";
  const state = {
    ...(isDraft && { isDraft: true as const }),
    ...(route?.state === "VARIATION" && { experiment: visitor.experiment }),
  };
  const headers = isDraft ? ofDraft() : visitor.isInFrame ? audienceHeaders("formerEditor", siteConfig()) : undefined;
  if (route?.status === "FOUND" && isLang(route.lang)) {
    const edition = formatEdition({ lang: route.lang, requestedLang: lang, ...state });
    const isShareable = route.state === "PUBLISHED";
    // The response to a form that was not accepted.
    const status = renderedFormState() ? 422 : 200;
    return rewritten(url, `/${edition}${path}`, status, { ...headers, ...(isShareable && ASK_AGAIN) });
  }
  const edition = formatEdition({ lang, ...state });
  if (route?.status === "MISSING") return rewritten(url, `/${edition}/error/404/`, 404, headers);
  return rewritten(url, `/${edition}/error/503/`, 503, { ...headers, "retry-after": String(RETRY_AFTER_S) });
}

/** Redirects to the page's own path, or as an editor wants it; null for a path that is neither moved nor redirected. */
function elsewhere(request: RoutedRequest, route: Route | null): NextResponse | null {
  if (route?.status === "REDIRECTED") return redirected(request, route);
  return route?.status === "MOVED" ? moved(request, route, withLang(route.path!, route.lang)) : null;
}

// Browsers cache a 301 permanently, so only redirects of published content are 301.
function moved({ url }: RoutedRequest, route: Route | null, pathname: string): NextResponse {
  const target = new URL(url);
  target.pathname = pathname;
  return NextResponse.redirect(target, (route?.state ?? "PUBLISHED") === "PUBLISHED" ? 301 : 307);
}

/** Redirects as an editor wants it. The request's query goes along to another page of the site that has none of its own. */
function redirected({ url }: RoutedRequest, { target, isPermanent, state }: Route): NextResponse {
  const goal = new URL(target!, url);
  if (goal.origin === url.origin && goal.search === "") goal.search = url.search;
  return NextResponse.redirect(goal, isPermanent && state === "PUBLISHED" ? 301 : 307);
}

function rewritten(url: URL, pathname: string, status: number, headers?: Record<string, string>): NextResponse {
  const target = new URL(url);
  target.pathname = pathname;
  return NextResponse.rewrite(target, { status, headers: { ...NEVER_STORED, ...headers } });
}
