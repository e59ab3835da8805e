import { NextResponse } from "next/server";
import { siteConfig } from "../config";
import { isLang, type Lang, withLang } from "../i18n/languages";
import { audienceHeaders } from "../security/headers";
import { type ErrorPageRequest, ERROR_PAGE_HEADER, readErrorPageHeader } from "../errors/errorPageRequest";
import { RETRY_AFTER_S } from "../errors/pageError";
import { formatEdition, splitLang, toLang } from "./edition";
import { findRoute, type Route, type RouteVisitor } from "./findRoute";
import { type CookieScope, EXPIRED_PATH, markSentToPreview, toPreviewRoute } from "./preview";

/** What the proxy knows of a visitor. */
export interface Visitor extends RouteVisitor {
  /** Whether Next's draft mode is on: nothing that is rendered then is kept. */
  inDraftMode: boolean;
  /** Whether the preview route was tried a moment ago, and its cookie did not come back. */
  wasSentToPreview: boolean;
  /** Whether a frame that shows a page of ours goes on to this one: only an editor's frame ever showed any. */
  isInFrame: boolean;
  cookieScope: CookieScope;
}

/** A request as the steps see it. */
interface RoutedRequest {
  url: URL;
  /** The language prefix as it stands in the address, supported or not. */
  prefix: string | null;
  /** The path without that prefix, ending in a slash unless it names a file. */
  path: string;
  lang: Lang;
  visitor: Visitor;
  /** Where the BFF says the path leads for this visitor; asked once. Null where it does not answer. */
  route(): Promise<Route | null>;
  /** A page that broke, which the server asks itself to show. */
  errorPage: ErrorPageRequest | null;
}

/** One step of the proxy: an answer ends the request, null hands it to the next step. */
type Step = (request: RoutedRequest) => Promise<NextResponse | null>;

/** Headers of what is an editor's alone. */
const ofDraft = (): Record<string, string> => ({ "x-robots-tag": "noindex", ...audienceHeaders("editor", siteConfig()) });

// The server keeps pages (pageCache), and knows when they end. Whoever else kept one would not: what is published would be late, and
// an editor, or somebody who takes part in an experiment, be shown what is for everybody. A browser may keep what it asks
// about. Not said with `no-cache`, which Next would take for the visitor's and answer no 304.
const ASK_AGAIN = { "cache-control": "private, max-age=0, must-revalidate" };
const NEVER_KEPT = { "cache-control": "private, no-store" };

const STEPS: Record<string, Step> = { errorPage: showErrorPage, slash, preview, locale };

/** Runs the named steps in order until one answers. Answers 500 for an unknown name, which is a bug. */
export async function runSteps(names: readonly string[], url: URL, visitor: Visitor, headers = new Headers()): Promise<NextResponse> {
  const { prefix, path: given } = splitLang(url.pathname);
  const looksLikeFile = /\.[^/]*$/.test(given);
  const path = given.endsWith("/") || looksLikeFile ? given : `${given}/`;
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

/** Shows what stands in for a page that broke while it was rendered. */
async function showErrorPage({ url, lang, errorPage }: RoutedRequest): Promise<NextResponse | null> {
  if (!errorPage) return null;
  const { status, reference } = errorPage;
  return rewritten(url, `/${lang}/error/${status === 404 ? "404" : `${status}/${reference}`}/`, status);
}

/** Gives every page path its trailing slash, in one hop with any other correction of the path. */
async function slash(request: RoutedRequest): Promise<NextResponse | null> {
  const { url, prefix, path } = request;
  const target = `${prefix ? `/${prefix}` : ""}${path}`;
  if (target === url.pathname) return null;
  const route = await request.route();
  return moved(request, route, route?.status === "MOVED" ? withLang(route.path!, route.lang) : target);
}

/** Sends an editor who comes with a preview's cookie alone through the route that begins one, and says when one is over. */
async function preview(request: RoutedRequest): Promise<NextResponse | null> {
  const { url, path, lang, visitor } = request;
  if (path === EXPIRED_PATH) return rewritten(url, `/${lang}/error/preview/`, 410, ofDraft());
  if (!visitor.preview) return null;
  const route = await request.route();
  if (route?.state !== "DRAFT") return null;
  if (route.status === "PREVIEW_EXPIRED") return rewritten(url, `/${lang}/error/preview/`, 410, ofDraft());
  // Once: where its cookie does not come back, a browser refuses it, and would go round for ever.
  return visitor.inDraftMode || visitor.wasSentToPreview
    ? null
    : markSentToPreview(NextResponse.redirect(toPreviewRoute(url), 307), visitor.cookieScope);
}

/** Sets language, status and edition by where the BFF says the path leads. */
async function locale(request: RoutedRequest): Promise<NextResponse> {
  const { url, path, lang, visitor } = request;
  const route = await request.route();
  if (route?.status === "MOVED") return moved(request, route, withLang(route.path!, route.lang));
  const isDraft = route?.state === "DRAFT";
  const state = {
    ...(isDraft && { isDraft: true as const }),
    ...(route?.state === "VARIATION" && { experiment: visitor.experiment }),
  };
  const headers = isDraft ? ofDraft() : visitor.isInFrame ? audienceHeaders("formerEditor", siteConfig()) : undefined;
  if (route?.status === "FOUND" && isLang(route.lang)) {
    const edition = formatEdition({ lang: route.lang, askedFor: lang, ...state });
    const isShareable = route.state === "PUBLISHED";
    // A form that was not taken comes back as its page.
    const status = url.searchParams.has("answer") ? 422 : 200;
    return rewritten(url, `/${edition}${path}`, status, { ...headers, ...(isShareable && ASK_AGAIN) });
  }
  const edition = formatEdition({ lang, ...state });
  if (route?.status === "MISSING") return rewritten(url, `/${edition}/error/404/`, 404, headers);
  return rewritten(url, `/${edition}/error/503/`, 503, { ...headers, "retry-after": String(RETRY_AFTER_S) });
}

// A browser remembers a 301 for good: only what holds for everybody may be one.
function moved({ url }: RoutedRequest, route: Route | null, pathname: string): NextResponse {
  const target = new URL(url);
  target.pathname = pathname;
  return NextResponse.redirect(target, (route?.state ?? "PUBLISHED") === "PUBLISHED" ? 301 : 307);
}

function rewritten(url: URL, pathname: string, status: number, headers?: Record<string, string>): NextResponse {
  const target = new URL(url);
  target.pathname = pathname;
  return NextResponse.rewrite(target, { status, headers: { ...NEVER_KEPT, ...headers } });
}
