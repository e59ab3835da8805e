import { withLang } from "#shared/config/languages.ts";
import type { RouteAnswer, RouteRequest } from "../routes/routeAnswer";
import type { ContentIndex } from "./contentIndex";
import { fillTarget, type Redirect, toOwnTarget } from "./redirects";

/** As many redirects are followed from one to the next; the content report refuses chains. */
const MAX_HOPS = 5;

/**
 * Returns where an editor redirects a path, in one step, or null. Of redirects in a row the last one's target counts; a circle redirects
 * nothing.
 */
export function followRedirect(request: RouteRequest, index: ContentIndex, siteOrigin: string): RouteAnswer | null {
  const seen = new Set<Redirect>();
  let isPermanent = true;
  let at = request;
  let answer: RouteAnswer | null = null;
  for (;;) {
    const match = index.redirects.find(at.path, at.lang);
    if (!match) return answer;
    if (seen.has(match.redirect) || seen.size === MAX_HOPS) return null;
    seen.add(match.redirect);
    isPermanent &&= match.redirect.isPermanent;
    const target = targetOf(match.redirect, match.rest, index, siteOrigin);
    if (!target) return null;
    if ("href" in target) return { status: "REDIRECTED", path: null, lang: request.lang, target: target.href, isPermanent };
    const { path, lang, suffix } = target;
    if (path === request.path && lang === request.lang) return null;
    answer = { status: "REDIRECTED", path, lang, target: withLang(path, lang) + suffix, isPermanent };
    if (index.byPath(path, lang)) return answer;
    at = { path, lang };
  }
}

/**
 * Returns where a redirect leads, to a page of the site or an address, or null where its document has no page. `rest` is what its
 * wildcard stands for.
 */
export function targetOf({ to, lang }: Redirect, rest: string, index: ContentIndex, siteOrigin: string) {
  if ("id" in to) {
    const page = index.pageIn(to.id, lang);
    return page && { ...page, suffix: "" };
  }
  const href = fillTarget(to.href, rest);
  return toOwnTarget(href, siteOrigin) ?? { href };
}
