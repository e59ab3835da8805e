import { notFound, type RouteAnswer, type RouteRequest } from "../routes/routeAnswer";
import type { Context } from "../../context";
import { DEFAULT_LANG } from "#shared/config/languages.ts";
import { formerUidOf } from "./paths";
import type { Router } from "../routes/router";

/**
 * Routes the paths of documents. Returns FOUND only for a document that can be loaded: the page query that follows finds it in the cache.
 */
export const routeContent: Router = async ({ path, lang }, { loaders }) => {
  const index = await loaders.index();
  const answer = index.route(path, lang);
  const document = answer.status === "FOUND" ? index.byPath(path, answer.lang) : undefined;
  return document && !(await loaders.document.load(document.id)) ? notFound(lang) : answer;
};

/** Routes the path of a document that had another uid: to its present path, in one query by the former uid. */
export async function routeFormerUid({ path, lang }: RouteRequest, { loaders }: Context): Promise<RouteAnswer> {
  const former = formerUidOf(path);
  if (!former) return notFound(lang);
  const index = await loaders.index();
  const ids = await loaders.idsByFormerUid(former.type, former.uid);
  const documents = ids.flatMap((id) => index.byId(id) ?? []);
  const document = documents.find((one) => one.lang === lang) ?? documents.find((one) => one.lang === DEFAULT_LANG) ?? documents[0];
  const page = document && index.pageIn(document.id, lang);
  // As elsewhere, nothing falls back to another language than en-us.
  if (!page || (page.lang !== lang && page.lang !== DEFAULT_LANG) || page.path === path) return notFound(lang);
  return { status: "MOVED", ...page };
}
