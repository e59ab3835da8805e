import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { thisMoment } from "../bff/making";
import { type Lang, withLang } from "../i18n/languages";
import { messagesOf } from "../i18n/messages";
import { resultWords } from "../i18n/results";
import type { Edition } from "../routing/edition";
import type { PageProps } from "../routing/pageProps";
import { parseParams } from "../routing/params";
import { findTarget } from "./search/findTarget";
import { languagePathsOf } from "../parts/places/languagePathsOf";
import { toListing } from "../parts/kioskList/listing";
import { loadStates, supportPhoneOf } from "../parts/places/loadDirectory";
import { filtersOf, isSearch, type LocatorState, printState } from "../parts/places/locatorHref";
import { loadSearch } from "./search/loadSearch";
import { LocatorScreen } from "../parts/kioskList/LocatorScreen";
import { rootParams } from "../parts/places/params";
import { parseState } from "../parts/places/parseState";
import { renderDirectory, renderRoot, rootMetadata } from "./directory/root/rootPage";

/** Of a search: its own title, and nothing for search engines, which are sent to the directory itself. */
export async function searchMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const state = parseState(await searchParams);
  const metadata = await rootMetadata(params);
  if (!isSearch(state)) return metadata;
  const { lang } = parseParams(rootParams, await params).edition;
  return { ...metadata, title: titleOf(state, lang), robots: { index: false, follow: true } };
}

/** The kiosks around what a visitor searched for; where that is nothing, or no place is known by it, the directory. */
export function createSearchPage(path: "/key-services/" | "/kiosk-locator/") {
  return async function SearchPage({ params, searchParams }: PageProps) {
    const { edition } = parseParams(rootParams, await params);
    const { lang } = edition;
    const asked = parseState(await searchParams);
    if (!isSearch(asked)) return renderDirectory(edition, asked);
    const target = await findTarget(asked, lang);
    if (target.kind === "page") redirect(withLang(target.path, lang) + printState(filtersOf(asked)));
    if (target.kind === "nothing") return renderRoot(edition, asked, target);
    return renderList(edition, path, target.state, asked.place !== undefined);
  };
}

async function renderList(edition: Edition, path: string, state: LocatorState, isNamedByGoogle: boolean) {
  const { lang } = edition;
  const now = thisMoment();
  const [found, states] = await Promise.all([loadSearch(state, now), loadStates(lang)]);
  const title = titleOf(state, lang);
  return (
    <LocatorScreen
      edition={edition}
      path={path}
      languagePaths={languagePathsOf(path, state)}
      above={[{ label: messagesOf(lang).keyServices, path: "/key-services/" }]}
      title={title}
      name={state.q ?? title}
      isNamedByGoogle={isNamedByGoogle}
      state={state}
      words={state.q}
      listing={found && toListing(found, state, lang, now)}
      phone={supportPhoneOf(states)}
      isAnew
    />
  );
}

function titleOf({ q, area, at }: LocatorState, lang: Lang): string {
  const words = resultWords(lang);
  if (q && !area) return words.near(q);
  return at && !area ? words.nearYou : words.inArea;
}
