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

/** Of a search: its own title, and nothing for search engines, which are sent to the directory itself. */
export async function searchMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const state = parseLocatorState(await searchParams);
  const metadata = await rootMetadata(params);
  if (!isSearch(state)) return metadata;
  const { lang } = parseParams(rootParams, await params).edition;
  return { ...metadata, title: searchTitle(state, lang), robots: { index: false, follow: true } };
}

/** The kiosks around what a visitor searched for; where that is nothing, or no place is known by it, the directory. */
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
