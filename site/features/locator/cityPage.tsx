import type { Metadata } from "next";
import { locatorWords } from "../../i18n/locator";
import { parseParams } from "../../routing/params";
import { CityScreen } from "./CityScreen";
import { loadCityList } from "./cityListing";
import { directoryMetadata, isThin } from "./directoryMetadata";
import { EMPTY_STATE, type LocatorState, printState } from "./locatorHref";
import { cityParams } from "./params";
import { cityTitle } from "./placeTitles";

/** Title and description of a city's list as its address asks for it. */
export async function cityMetadata(params: Promise<unknown>, asked: LocatorState = EMPTY_STATE): Promise<Metadata> {
  const { edition: { lang }, state, city } = parseParams(cityParams, await params);
  const { page } = asked;
  const { place, data } = await loadCityList(lang, state, city, { ...EMPTY_STATE, page }, null);
  const words = locatorWords(lang);
  const title = cityTitle(data, state, city, lang);
  return directoryMetadata({
    lang,
    // A page of the list is one of its own. A filter makes none, but another view of the first.
    path: place.path + (isPlain(asked) ? printState({ ...EMPTY_STATE, page }) : ""),
    title: page > 1 ? `${title} | ${page}` : title,
    description: words.cityDescription(place.kiosks, place.city, place.code),
    pictureOf: place.path,
    isHidden: isThin(place),
  });
}

/** A city's list as its address asks for it; without a moment, on a page that is kept. */
export async function renderCity(params: Promise<unknown>, asked: LocatorState = EMPTY_STATE, now: Date | null = null) {
  const { edition, state, city } = parseParams(cityParams, await params);
  const { lang } = edition;
  // What a city's page reads of an address: its place is its own.
  const own: LocatorState = { services: asked.services, open: asked.open, sort: asked.sort, page: asked.page };
  return <CityScreen edition={edition} state={own} list={await loadCityList(lang, state, city, own, now)} isAnew={now !== null} />;
}

function isPlain({ services, open, sort }: LocatorState): boolean {
  return services.length === 0 && !open && sort !== "name";
}
