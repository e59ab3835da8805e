import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { withLang } from "../i18n/languages";
import type { PageProps } from "../routing/pageProps";
import { parseParams } from "../routing/params";
import { findSearchTarget } from "./search/findSearchTarget";
import { SearchScreen, searchTitle } from "./search/SearchScreen";
import { filtersOf, isSearch, printState } from "../parts/locator/locatorState";
import { rootParams } from "../parts/directory/routeParams";
import { parseLocatorState } from "../parts/locator/parseLocatorState";
import { renderDirectory, renderRoot, rootMetadata } from "./directory/root/rootPage";

/** Metadata of a search: its title, and noindex for search engines; without a search, that of the directory. */
export async function searchMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const state = parseLocatorState(await searchParams);
  const metadata = await rootMetadata(params);
  if (!isSearch(state)) return metadata;
  const { lang } = parseParams(rootParams, await params).edition;
  return { ...metadata, title: searchTitle(state, lang), robots: { index: false, follow: true } };
}

/**
 * Returns the page component of a search path: the kiosks that a search finds; the directory when there is no search or nothing is found.
 */
export function createSearchPage(path: "/key-services/" | "/kiosk-locator/") {
  return async function SearchPage({ params, searchParams }: PageProps) {
    const { edition } = parseParams(rootParams, await params);
    const { lang } = edition;
    const asked = parseLocatorState(await searchParams);
    if (!isSearch(asked)) return renderDirectory(edition, asked);
    const target = await findSearchTarget(asked, lang);
    if (target.kind === "page") redirect(withLang(target.path, lang) + printState(filtersOf(asked)));
    if (target.kind === "nothing") return renderRoot(edition, asked, target);
    return <SearchScreen edition={edition} path={path} state={target.state} isNamedByGoogle={asked.place !== undefined} />;
  };
}
