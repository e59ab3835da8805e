import { RouteByPathDocument, type RouteByPathQuery } from "../bff/__generated__/operations";
import { logError } from "../bff/logError";
import { queryBff } from "../bff/query";
import { type Lang, toLanguageCode } from "../i18n/languages";
import { type ContentCookies, toCookieHeader } from "./contentCookies";

export type Route = RouteByPathQuery["route"];

/** A visitor's content cookies and address. */
export interface RouteVisitor extends ContentCookies {
  forwardedFor?: string;
}

/** Fetches the route of a path for a visitor's cookies; null if the BFF fails. A draft is charged to the visitor's address. */
export async function findRoute(path: string, lang: Lang, visitor: RouteVisitor = {}): Promise<Route | null> {
  try {
    const forwardedFor = visitor.preview && visitor.forwardedFor;
    return (await queryBff(RouteByPathDocument, { path, language: toLanguageCode(lang) }, toCookieHeader(visitor), forwardedFor)).data
      .route;
  } catch (error) {
    logError(error);
    return null;
  }
}
