import { FormerRouteDocument, RouteByPathDocument, type RouteByPathQuery } from "../bff/__generated__/operations";
import { logError } from "../bff/logError";
import { queryBff } from "../bff/query";
import { type Lang, toLanguageCode } from "../i18n/languages";
import { type ContentCookies, toCookieHeader } from "./contentCookies";

export type Route = RouteByPathQuery["route"];

/** A visitor's content cookies and address. */
export interface RouteVisitor extends ContentCookies {
  forwardedFor?: string;
}

/**
 * Fetches the route of a path for a visitor's cookies; null if the BFF fails. A draft is charged to the visitor's address, and so is the
 * search for a document that had the path before.
 */
export async function findRoute(path: string, lang: Lang, visitor: RouteVisitor = {}): Promise<Route | null> {
  const variables = { path, language: toLanguageCode(lang) };
  const cookie = toCookieHeader(visitor);
  const find = async () => (await queryBff(RouteByPathDocument, variables, cookie, visitor.preview && visitor.forwardedFor)).data.route;
  const findFormer = async () => (await queryBff(FormerRouteDocument, variables, cookie, visitor.forwardedFor)).data.formerRoute;
  const route = await orLogged(find());
  return route?.status === "MISSING" ? ((await orLogged(findFormer())) ?? route) : route;
}

async function orLogged<T>(pending: Promise<T | null | undefined>): Promise<T | null> {
  try {
    return (await pending) ?? null;
  } catch (error) {
    logError(error);
    return null;
  }
}
