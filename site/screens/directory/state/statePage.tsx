import type { Metadata } from "next";
import { locatorWords } from "#site/i18n/locator.ts";
import { type PageProps, parseParams } from "#site/routing/params.ts";
import { PageError } from "#site/errors/pageError.ts";
import { directoryMetadata, isThin } from "#site/parts/directoryData/directoryMetadata.ts";
import { loadState } from "#site/parts/directoryData/loadDirectory.ts";
import { redirect } from "next/navigation";
import { type Lang, withLang } from "#site/i18n/languages.ts";
import { matchingCities } from "./matchingCities";
import type { Edition } from "#site/routing/edition.ts";
import { languagePathsOf } from "#site/parts/locator/languagePathsOf.ts";
import { filtersOf, isForLocksmith, type LocatorState, printState } from "#site/parts/locator/locatorState.ts";
import { ANYWHERE } from "#site/parts/locksmithPage/loadLocksmith.ts";
import { locksmithMetadata } from "#site/parts/locksmithPage/locksmithMetadata.ts";
import { LocksmithPage } from "#site/parts/locksmithPage/LocksmithPage.tsx";
import { stateParams } from "#site/parts/directoryData/routeParams.ts";
import { parseLocatorState } from "#site/parts/locator/parseLocatorState.ts";
import { stateTitle } from "#site/parts/directoryData/directoryTitles.ts";
import { StateScreen } from "./StateScreen";

/** Metadata of a state's page. A filter shows a part of the same cities, so the canonical URL is without filters. */
export async function stateMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const { edition, state } = parseParams(stateParams, await params);
  const { lang } = edition;
  const path = statePathOf(state);
  if (isForLocksmith(parseLocatorState(await searchParams))) return locksmithMetadata({ lang, path, where: ANYWHERE });
  const kioskState = (await loadState(lang, state))?.kioskState;
  const name = kioskState?.name ?? state.toUpperCase();
  const words = locatorWords(lang);
  return directoryMetadata({
    lang,
    path,
    title: stateTitle(kioskState, state, lang),
    description: kioskState ? words.stateDescription(kioskState.kioskCount, name) : words.rootDescription,
    isHidden: kioskState ? isThin(kioskState) : false,
  });
}

/** Renders a state's page with the filters of the URL. Throws a PageError 503 when the state failed to load, so that a kept page stays. */
export async function renderState({ params, searchParams }: PageProps) {
  const { edition, state } = parseParams(stateParams, await params);
  const locatorState = parseLocatorState(await searchParams);
  const data = await loadState(edition.lang, state, locatorState.services);
  if (!data) throw new PageError(503, `The kiosks of ${state} are unavailable.`);
  if (isForLocksmith(locatorState)) return renderStateLocksmith(edition, state, locatorState);
  if (locatorState.q ?? locatorState.at) followCity(data.kioskCities ?? [], locatorState, edition.lang);
  return <StateScreen edition={edition} state={state} locatorState={locatorState} data={data} />;
}

/** Redirects a search for a city to the only one that fits; to the search of all kiosks if none does, or if the place is known. */
function followCity(cities: readonly { city: string; path: string }[], locatorState: LocatorState, lang: Lang): void {
  const matches = locatorState.at ? [] : matchingCities(cities, locatorState.q ?? "");
  if (matches.length === 1) redirect(withLang(matches[0]!.path, lang) + printState(filtersOf(locatorState)));
  if (matches.length === 0) redirect(withLang("/key-services/", lang) + printState(locatorState));
}

/** A state is too large to say whether a locksmith comes; the page asks for the place. */
function renderStateLocksmith(edition: Edition, state: string, locatorState: LocatorState) {
  const path = statePathOf(state);
  return (
    <LocksmithPage
      edition={edition}
      path={path}
      languagePaths={languagePathsOf(path, filtersOf(locatorState))}
      where={ANYWHERE}
      kiosksHref={withLang(path, edition.lang)}
    />
  );
}

function statePathOf(state: string): string {
  return `/key-services/${encodeURIComponent(state)}/`;
}
