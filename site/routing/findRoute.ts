import { RouteByPathDocument, type RouteByPathQuery } from "../bff/__generated__/operations";
import { logError } from "../bff/logError";
import { queryBff } from "../bff/query";
import type { Lang } from "../i18n/languages";
import { type ContentCookies, toCookieHeader } from "./contentCookies";
import { routeOf } from "./routeCache";

export type Route = RouteByPathQuery["route"];

/** A visitor's choice of content, and where the visitor comes from. */
export interface RouteVisitor extends ContentCookies {
  forwardedFor?: string;
}

/**
 * Where the BFF says a path leads for whoever has these cookies: what they choose is kept for nobody, and a draft is paid for by who
 * looks at it. Null where it does not answer.
 */
export function findRoute(path: string, lang: Lang, visitor: RouteVisitor = {}): Promise<Route | null> {
  const cookie = toCookieHeader(visitor);
  return cookie ? askRoute(path, lang, cookie, visitor.preview && visitor.forwardedFor) : routeOf(path, lang, () => askRoute(path, lang));
}

async function askRoute(path: string, lang: Lang, cookie?: string, forwardedFor?: string): Promise<Route | null> {
  try {
    return (await queryBff(RouteByPathDocument, { path, lang }, cookie, forwardedFor)).data.route;
  } catch (error) {
    logError(error);
    return null;
  }
}
