import type { Metadata } from "next";
import { locatorWords } from "../../../i18n/locator";
import type { PageProps } from "../../../routing/pageProps";
import { parseParams } from "../../../routing/params";
import { PageError } from "../../../errors/pageError";
import { directoryMetadata, isThin } from "../../../parts/directoryData/directoryMetadata";
import { loadState } from "../../../parts/directoryData/loadDirectory";
import { redirect } from "next/navigation";
import { type Lang, withLang } from "../../../i18n/languages";
import { matchingCities } from "./matchingCities";
import type { Edition } from "../../../routing/edition";
import { languagePathsOf } from "../../../parts/locator/languagePathsOf";
import { filtersOf, isForLocksmith, type LocatorState, printState } from "../../../parts/locator/locatorState";
import { ANYWHERE } from "../../../parts/locksmithPage/loadLocksmith";
import { locksmithMetadata } from "../../../parts/locksmithPage/locksmithMetadata";
import { LocksmithPage } from "../../../parts/locksmithPage/LocksmithPage";
import { stateParams } from "../../../parts/directoryData/routeParams";
import { parseLocatorState } from "../../../parts/locator/parseLocatorState";
import { stateTitle } from "../../../parts/directoryData/directoryTitles";
import { StateScreen } from "./StateScreen";

/** Metadata of a state's page. A filter shows a part of the same cities, so the canonical URL is without filters. */
export async function stateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const { edition, state } = parseParams(stateParams, await params);
  const { lang } = edition;
  const path = statePathOf(state);
  if (isForLocksmith(parseLocatorState(await searchParams))) return locksmithMetadata({ lang, path, where: ANYWHERE });
  const known = (await loadState(lang, state))?.kioskState;
  const name = known?.name ?? state.toUpperCase();
  const words = locatorWords(lang);
  return directoryMetadata({
    lang,
    path,
    title: stateTitle(known, state, lang),
    description: known ? words.stateDescription(known.kioskCount, name) : words.rootDescription,
    isHidden: known ? isThin(known) : false,
  });
}

/** Renders a state's page with the filters of the URL. Throws a PageError 503 when the state failed to load, so that a kept page stays. */
export async function renderState({ params, searchParams }: PageProps) {
  const { edition, state } = parseParams(stateParams, await params);
  const asked = parseLocatorState(await searchParams);
  const data = await loadState(edition.lang, state, asked.services);
  if (!data) throw new PageError(503, `The kiosks of ${state} are unavailable.`);
  if (isForLocksmith(asked)) return renderStateLocksmith(edition, state, asked);
  if (asked.q) followCity(data.kioskCities ?? [], asked, edition.lang);
  return <StateScreen edition={edition} state={state} asked={asked} data={data} />;
}

/** Redirects a search for a city to the only one that fits; to the search of all kiosks if none does. */
function followCity(cities: readonly { city: string; path: string }[], asked: LocatorState, lang: Lang): void {
  const found = matchingCities(cities, asked.q!);
  if (found.length === 1) redirect(withLang(found[0]!.path, lang) + printState(filtersOf(asked)));
  if (found.length === 0) redirect(withLang("/key-services/", lang) + printState({ ...filtersOf(asked), q: asked.q }));
}

/** A state is too large to say whether a locksmith comes; the page asks for the place. */
function renderStateLocksmith(edition: Edition, state: string, asked: LocatorState) {
  const path = statePathOf(state);
  return (
    <LocksmithPage
      edition={edition}
      path={path}
      languagePaths={languagePathsOf(path, filtersOf(asked))}
      where={ANYWHERE}
      kiosksHref={withLang(path, edition.lang)}
    />
  );
}

function statePathOf(state: string): string {
  return `/key-services/${encodeURIComponent(state)}/`;
}
