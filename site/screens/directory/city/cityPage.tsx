import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { renderTime } from "#site/bff/renderContext.ts";
import { withLang } from "#site/i18n/languages.ts";
import { locatorWords } from "#site/i18n/locator.ts";
import { type PageProps, parseParams } from "#site/routing/params.ts";
import { PageError } from "#site/errors/pageError.ts";
import { CityScreen } from "./CityScreen";
import { type CityList, loadCityList } from "./cityListing";
import { directoryMetadata, isThin } from "#site/parts/directoryData/directoryMetadata.ts";
import { lastPageOf } from "#site/parts/kioskList/listing.ts";
import { EMPTY_STATE, isForLocksmith, type LocatorState, printState } from "#site/parts/locator/locatorState.ts";
import { languagePathsOf } from "#site/parts/locator/languagePathsOf.ts";
import type { LockedOutAt } from "#site/parts/locksmithPage/loadLocksmith.ts";
import { locksmithMetadata } from "#site/parts/locksmithPage/locksmithMetadata.ts";
import { LocksmithPage } from "#site/parts/locksmithPage/LocksmithPage.tsx";
import type { Edition } from "#site/routing/edition.ts";
import { cityParams } from "#site/parts/directoryData/routeParams.ts";
import { parseLocatorState } from "#site/parts/locator/parseLocatorState.ts";
import { cityTitle } from "#site/parts/directoryData/directoryTitles.ts";

/** Metadata of a city's page. */
export async function cityMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const {
    edition: { lang },
    state,
    city,
  } = parseParams(cityParams, await params);
  const locatorState = parseLocatorState(await searchParams);
  // Each page of the list has its own canonical URL; a filtered list has that of the first page.
  const plain = { ...EMPTY_STATE, page: isPlain(locatorState) ? locatorState.page : 1 };
  const { cityInfo, data, listing } = await loadCityList(lang, state, city, plain, new Date());
  if (isForLocksmith(locatorState)) return locksmithMetadata({ lang, path: cityInfo.path, where: lockedOutIn(cityInfo) });
  // A page after the last shows the last one.
  const page = listing ? Math.min(plain.page, lastPageOf(listing.count)) : plain.page;
  const words = locatorWords(lang);
  const title = cityTitle(data, state, city, lang);
  return directoryMetadata({
    lang,
    path: cityInfo.path + printState({ ...EMPTY_STATE, page }),
    title: page > 1 ? `${title} | ${page}` : title,
    description: words.cityDescription(cityInfo.kioskCount, cityInfo.city, cityInfo.code),
    pictureOf: cityInfo.path,
    isHidden: isThin(cityInfo),
  });
}

/** Renders a city's page. Throws a PageError 503 when the city failed to load, so that a kept page stays (see statePage). */
export async function renderCity({ params, searchParams }: PageProps) {
  const { edition, state, city } = parseParams(cityParams, await params);
  const locatorState = parseLocatorState(await searchParams);
  const { lang } = edition;
  // A map area is not limited to the city: it is a search, which keeps the filters.
  if (locatorState.area) redirect(withLang("/key-services/", lang) + printState({ ...locatorState, q: undefined, place: undefined }));
  // A city's page uses only these parts of the state: it has no search and no distances.
  const { services, open, sort, page, view } = locatorState;
  const listState: LocatorState = { services, open, sort, page, view };
  // Which kiosks are open changes when any kiosk's status does, also one that is not listed; any other list says when it changes.
  const now = listState.open ? renderTime() : new Date();
  const list = await loadCityList(lang, state, city, listState, now);
  if (!list.data) throw new PageError(503, `The kiosks of ${city}, ${state} are unavailable.`);
  if (isForLocksmith(listState)) return renderCityLocksmith(edition, list, listState);
  return <CityScreen edition={edition} state={listState} list={list} now={now} />;
}

function renderCityLocksmith(edition: Edition, { cityInfo }: CityList, listState: LocatorState) {
  return (
    <LocksmithPage
      edition={edition}
      path={cityInfo.path}
      languagePaths={languagePathsOf(cityInfo.path, listState)}
      where={lockedOutIn(cityInfo)}
      kiosksHref={withLang(cityInfo.path, edition.lang)}
    />
  );
}

function lockedOutIn({ city, services }: CityList["cityInfo"]): LockedOutAt {
  return { city, isServed: services.some(({ service, kioskCount }) => service === "locksmith" && kioskCount > 0) };
}

function isPlain({ services, open }: LocatorState): boolean {
  return services.length === 0 && !open;
}
