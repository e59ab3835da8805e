import { RouteByPathDocument, type RouteByPathQuery } from "../bff/__generated__/operations";
import { logError } from "../bff/logError";
import { queryBff } from "../bff/query";
import type { Lang } from "../i18n/languages";
import { type ContentCookies, toCookieHeader } from "./contentCookies";

export type Route = RouteByPathQuery["route"];

/** A visitor's choice of content, and where the visitor comes from. */
export interface RouteVisitor extends ContentCookies {
  forwardedFor?: string;
}

/** Where the BFF says a path leads for whoever has these cookies: a draft is paid for by who looks at it. Null where it does not answer. */
export async function findRoute(path: string, lang: Lang, visitor: RouteVisitor = {}): Promise<Route | null> {
  try {
    const forwardedFor = visitor.preview && visitor.forwardedFor;
    return (await queryBff(RouteByPathDocument, { path, lang }, toCookieHeader(visitor), forwardedFor)).data.route;
  } catch (error) {
    logError(error);
    return null;
  }
}
