import type { PrismicDocument } from "@prismicio/client";
import { withLang } from "#shared/config/languages.ts";
import type { ContentIndex } from "./contentIndex";
import { targetOf } from "./followRedirect";
import { foldPath } from "./foldPath";
import { readRedirect, type Redirect, REDIRECT_TYPE, type RedirectFault } from "./redirects";

/** What is wrong with a redirect, and what an editor can do, in words. */
export interface RedirectProblem {
  document: PrismicDocument;
  message: string;
  remedy: string;
}

const UNREADABLE: Readonly<Record<RedirectFault, [message: string, remedy: string]>> = {
  from: ["“From” is no path of the site", "Write a path such as /old-page/, or /blog/* for all below it."],
  "from-query": ["“From” has a query, which redirects cannot tell apart", "Write the path alone, without ? and what follows it."],
  "from-everything": ["“From” redirects every path of the site", "Name the part that has moved, such as /blog/*."],
  to: ["“To” leads nowhere", "Choose a document that is published, or type a path or an address."],
  "to-wildcard": [
    "“To” has a * that stands for nothing, or not for a part of a path",
    "End both “From” and “To” with /*, or remove the * of “To”.",
  ],
};

/**
 * Finds redirects that do nothing or make visitors wait: those that cannot be read, that another one or a page takes precedence of, and
 * those that lead to another redirect, in a row or in a circle.
 */
export function findRedirectProblems(documents: readonly PrismicDocument[], index: ContentIndex, siteOrigin: string): RedirectProblem[] {
  const first = new Map<string, PrismicDocument>();
  return documents
    .filter(({ type }) => type === REDIRECT_TYPE)
    .flatMap((document) => {
      const redirect = readRedirect(document);
      const toFault = ([message, remedy]: readonly [string, string]) => [{ document, message, remedy }];
      if ("fault" in redirect) return toFault(UNREADABLE[redirect.fault]);
      const name = nameOf(redirect);
      const other = first.get(name);
      if (other) return toFault([`${name} is redirected by another document, too (${other.id})`, "Delete one of them."]);
      first.set(name, document);
      if (!redirect.isPrefix && isPage(redirect, index))
        return toFault([`${name} is the address of a page, which visitors see instead`, "Delete the redirect, or rename the page."]);
      const next = findNext(redirect, index, siteOrigin);
      if (!next) return [];
      return isCircle(redirect, index, siteOrigin)
        ? toFault([`${name} is redirected in a circle, by ${nameOf(next)}; visitors see that there is no page`, "Redirect it to a page."])
        : toFault([`${name} leads to ${nameOf(next)}, which is redirected again`, "Redirect it to where that one leads."]);
    });
}

/** Returns the redirect that the target of one leads to, if any. A path stands for all that a wildcard can stand for. */
function findNext(redirect: Redirect, index: ContentIndex, siteOrigin: string): Redirect | undefined {
  const target = targetOf(redirect, redirect.isPrefix ? "any/" : "", index, siteOrigin);
  if (!target || "href" in target || index.byPath(target.path, target.lang)) return undefined;
  return index.redirects.find(target.path, target.lang)?.redirect;
}

function isCircle(start: Redirect, index: ContentIndex, siteOrigin: string): boolean {
  const seen = new Set<Redirect>();
  for (let at: Redirect | undefined = start; at; at = findNext(at, index, siteOrigin)) {
    if (seen.has(at)) return true;
    seen.add(at);
  }
  return false;
}

function isPage({ from, lang }: Redirect, index: ContentIndex): boolean {
  const page = index.route(`/${from}/`, lang);
  return page.path !== null && foldPath(page.path) === from && index.byPath(page.path, lang) !== undefined;
}

function nameOf({ from, lang, isPrefix }: Redirect): string {
  return decodeURI(withLang(isPrefix ? `/${from}/*` : from.includes(".") ? `/${from}` : `/${from}/`, lang));
}
