import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { type Lang, withLang } from "../i18n/languages";
import { type PageProps, parseParams } from "../routing/params";
import { findSearchTarget } from "./search/findSearchTarget";
import { renderLocksmith } from "./locksmith/renderLocksmith";
import { renderNotKnown } from "./search/renderNotKnown";
import { SearchScreen, searchTitle } from "./search/SearchScreen";
import { filtersOf, isForLocksmith, isSearch, type LocatorState, printState } from "../parts/locator/locatorState";
import { rootParams } from "../parts/directoryData/routeParams";
import { parseLocatorState } from "../parts/locator/parseLocatorState";
import { ANYWHERE, type LockedOutAt, loadLockedOutAt } from "../parts/locksmithPage/loadLocksmith";
import { locksmithMetadata } from "../parts/locksmithPage/locksmithMetadata";
import { renderDirectory, rootMetadata } from "./directory/root/rootPage";

const HIDDEN = { index: false, follow: true };

/** Metadata of a search: its title, and noindex for search engines; without a search, that of the directory. */
export async function searchMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const state = parseLocatorState(await searchParams);
  const { lang } = parseParams(rootParams, await params).edition;
  if (isForLocksmith(state)) return locksmithMetadata({ lang, path: "/key-services/", where: await lockedOutBy(state, lang) });
  const metadata = await rootMetadata(params);
  return isSearch(state) ? { ...metadata, title: searchTitle(state, lang), robots: HIDDEN } : metadata;
}

/**
 * Returns the page component of a search path: the kiosks that a search finds; towns of similar names when it finds no place; the
 * directory without a search; for a locksmith, the number to call.
 */
export function createSearchPage(path: "/key-services/" | "/kiosk-locator/") {
  return async function SearchPage({ params, searchParams }: PageProps) {
    const { edition } = parseParams(rootParams, await params);
    const { lang } = edition;
    const query = await searchParams;
    const locatorState = parseLocatorState(query);
    const isLocksmith = isForLocksmith(locatorState);
    const locksmith = { edition, path, locatorState };
    if (!isSearch(locatorState)) {
      if (!isLocksmith) return renderDirectory(edition, locatorState);
      return renderLocksmith({ ...locksmith, placeState: null, fault: isBlank(query) ? "blank" : undefined });
    }
    const target = await findSearchTarget(locatorState, lang);
    if (target.kind === "page") redirect(withLang(target.path, lang) + printState(filtersOf(locatorState)));
    if (target.kind === "nothing") {
      if (!isLocksmith) return renderNotKnown(edition, locatorState, target.isSilent);
      return renderLocksmith({ ...locksmith, placeState: null, fault: target.isSilent ? "silent" : "none" });
    }
    if (isLocksmith) return renderLocksmith({ ...locksmith, placeState: target.state });
    const isNamedByGoogle = locatorState.place !== undefined;
    return <SearchScreen edition={edition} path={path} state={target.state} typed={target.typed} isNamedByGoogle={isNamedByGoogle} />;
  };
}

/** Where somebody is locked out, of a search. The page sends the same queries, so that the BFF answers each once. */
async function lockedOutBy(state: LocatorState, lang: Lang): Promise<LockedOutAt> {
  if (!isSearch(state)) return ANYWHERE;
  const target = await findSearchTarget(state, lang);
  return target.kind === "list" ? loadLockedOutAt(target.state) : ANYWHERE;
}

/** Whether a form was sent without a text. */
function isBlank(query: unknown): boolean {
  return typeof query === "object" && query !== null && "q" in query;
}
