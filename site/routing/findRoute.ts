import { RouteByPathDocument, type RouteByPathQuery } from "../bff/__generated__/operations";
import { logError } from "../bff/logError";
import { queryBff } from "../bff/query";
import type { Lang } from "../i18n/languages";
import { type ContentCookies, toCookieHeader } from "./contentCookies";
import { routeOf } from "./routeCache";

export type Route = RouteByPathQuery["route"];

/** Where the BFF says a path leads for whoever has these cookies: what they choose is kept for nobody. Null where it does not answer. */
export function findRoute(path: string, lang: Lang, cookies: ContentCookies = {}): Promise<Route | null> {
  const cookie = toCookieHeader(cookies);
  return cookie ? askRoute(path, lang, cookie) : routeOf(path, lang, () => askRoute(path, lang));
}

async function askRoute(path: string, lang: Lang, cookie?: string): Promise<Route | null> {
  try {
    return (await queryBff(RouteByPathDocument, { path, lang }, cookie)).data.route;
  } catch (error) {
    logError(error);
    return null;
  }
}
