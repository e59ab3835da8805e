import { NextResponse } from "next/server";
import { RouteByPathDocument, type RouteByPathQuery } from "../bff/__generated__/operations";
import { queryBff } from "../bff/query";
import { isLang, type Lang, withLang } from "../i18n/languages";
import { RETRY_AFTER_S } from "../status/answer";
import { FAULT_HEADER, readFaultHeader } from "../status/faultKey";
import { formatEdition, splitLang, toLang } from "./edition";

type Route = RouteByPathQuery["route"];

/** A request as the steps see it. */
export interface RoutedRequest {
  url: URL;
  /** The language prefix as it stands in the address, supported or not. */
  prefix: string | null;
  /** The path without that prefix. */
  path: string;
  lang: Lang;
  /** The reference number of a fault that the server asks itself to show. */
  fault: string | null;
}

/** One step of the proxy: an answer ends the request, null hands it to the next step. */
type Step = (request: RoutedRequest) => Promise<NextResponse | null>;

const STEPS: Record<string, Step> = { fault: showFault, slash, locale };

/** Runs the named steps in order until one answers. An unknown name is a fault of ours: 500. */
export async function runSteps(names: readonly string[], url: URL, headers = new Headers()): Promise<NextResponse> {
  const { prefix, path } = splitLang(url.pathname);
  const request = { url, prefix, path, lang: toLang(prefix), fault: readFaultHeader(headers.get(FAULT_HEADER)) };
  for (const name of names) {
    const step = STEPS[name];
    if (!step) return new NextResponse(`Unknown middleware ${name}`, { status: 500 });
    const response = await step(request);
    if (response) return response;
  }
  return new NextResponse("No middleware answered", { status: 500 });
}

/** Shows the error page in place of a page that broke while it was rendered. */
async function showFault({ url, lang, fault }: RoutedRequest): Promise<NextResponse | null> {
  return fault === null ? null : rewritten(url, `/${lang}/error/500/${fault}/`, 500);
}

/** Gives every page path its trailing slash, in one hop with any other correction of the path. */
async function slash({ url, prefix, path, lang }: RoutedRequest): Promise<NextResponse | null> {
  const looksLikeFile = /\.[^/]*$/.test(path);
  const slashed = path.endsWith("/") || looksLikeFile ? path : `${path}/`;
  const target = `${prefix ? `/${prefix}` : ""}${slashed}`;
  if (target === url.pathname) return null;
  const route = await askRoute(slashed, lang);
  return moved(url, route?.status === "MOVED" ? withLang(route.path!, route.lang) : target);
}

/** Sets language, status and edition by where the BFF says the path leads. */
async function locale({ url, path, lang }: RoutedRequest): Promise<NextResponse> {
  const route = await askRoute(path, lang);
  if (route?.status === "MOVED") return moved(url, withLang(route.path!, route.lang));
  if (route?.status === "FOUND" && isLang(route.lang)) {
    return rewritten(url, `/${formatEdition({ lang: route.lang, askedFor: lang })}${path}`, 200);
  }
  if (route?.status === "MISSING") return rewritten(url, `/${lang}/error/404/`, 404);
  const unavailable = rewritten(url, `/${lang}/error/503/`, 503);
  unavailable.headers.set("retry-after", String(RETRY_AFTER_S));
  return unavailable;
}

async function askRoute(path: string, lang: Lang): Promise<Route | null> {
  try {
    return (await queryBff(RouteByPathDocument, { path, lang })).data.route;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return null;
  }
}

function moved(url: URL, pathname: string): NextResponse {
  const target = new URL(url);
  target.pathname = pathname;
  return NextResponse.redirect(target, 301);
}

function rewritten(url: URL, pathname: string, status: number): NextResponse {
  const target = new URL(url);
  target.pathname = pathname;
  return NextResponse.rewrite(target, { status });
}
