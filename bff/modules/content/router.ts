import { notFound } from "../routes/routeAnswer";
import type { Router } from "../routes/router";

/**
 * Routes the paths of documents. Returns FOUND only for a document that can be loaded: the page query that follows finds it in the cache.
 */
export const routeContent: Router = async ({ path, lang }, { loaders }) => {
  const index = await loaders.index();
  const answer = index.route(path, lang);
  const found = answer.status === "FOUND" ? index.byPath(path, answer.lang) : undefined;
  return found && !(await loaders.document.load(found.id)) ? notFound(lang) : answer;
};
