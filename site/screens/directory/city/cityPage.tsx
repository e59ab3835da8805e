import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { renderTime } from "../../../bff/renderContext";
import { withLang } from "../../../i18n/languages";
import { locatorWords } from "../../../i18n/locator";
import type { PageProps } from "../../../routing/pageProps";
import { parseParams } from "../../../routing/params";
import { PageError } from "../../../errors/pageError";
import { CityScreen } from "./CityScreen";
import { loadCityList } from "./cityListing";
import { directoryMetadata, isThin } from "../../../parts/directory/directoryMetadata";
import { lastPageOf } from "../../../parts/kioskList/listing";
import { EMPTY_STATE, type LocatorState, printState } from "../../../parts/locator/locatorState";
import { cityParams } from "../../../parts/directory/routeParams";
import { parseLocatorState } from "../../../parts/locator/parseLocatorState";
import { cityTitle } from "../../../parts/directory/directoryTitles";

/** Title and description of a city's list as its address asks for it. */
export async function cityMetadata({ params, searchParams }: PageProps): Promise<Metadata> {
  const {
    edition: { lang },
    state,
    city,
  } = parseParams(cityParams, await params);
  const asked = parseLocatorState(await searchParams);
  // A page of the list is one of its own. A filter makes none, but another view of the first.
  const plain = { ...EMPTY_STATE, page: isPlain(asked) ? asked.page : 1 };
  const { place, data, listing } = await loadCityList(lang, state, city, plain, null);
  // Beyond the last page is the last.
  const page = listing ? Math.min(plain.page, lastPageOf(listing.count)) : plain.page;
  const words = locatorWords(lang);
  const title = cityTitle(data, state, city, lang);
  return directoryMetadata({
    lang,
    path: place.path + printState({ ...EMPTY_STATE, page }),
    title: page > 1 ? `${title} | ${page}` : title,
    description: words.cityDescription(place.kiosks, place.city, place.code),
    pictureOf: place.path,
    isHidden: isThin(place),
  });
}

/**
 * A city's list as its address asks for it: without a query, nothing in it depends on the moment. Without an answer there is no page, as in
 * statePage.
 */
export async function renderCity({ params, searchParams }: PageProps) {
  const { edition, state, city } = parseParams(cityParams, await params);
  const asked = parseLocatorState(await searchParams);
  const { lang } = edition;
  // A part of the map is no city, whatever page it was moved on: its list is a search, which keeps the filters.
  if (asked.area) redirect(withLang("/key-services/", lang) + printState({ ...asked, q: undefined, place: undefined }));
  // What a city's page reads of an address: its place is its own, and nothing is nearer than anything else.
  const own: LocatorState = { services: asked.services, open: asked.open, page: asked.page };
  const now = isPlain(own) && own.page === 1 ? null : renderTime();
  const list = await loadCityList(lang, state, city, own, now);
  if (!list.data) throw new PageError(503, `The kiosks of ${city}, ${state} are unavailable.`);
  return <CityScreen edition={edition} state={own} list={list} isUncached={now !== null} />;
}

function isPlain({ services, open }: LocatorState): boolean {
  return services.length === 0 && !open;
}
