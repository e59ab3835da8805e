import type { Metadata } from "next";
import { locatorWords } from "../../i18n/locator";
import { parseParams } from "../../routing/params";
import { CityScreen } from "./CityScreen";
import { directoryMetadata, isThin } from "./directoryMetadata";
import { loadCity } from "./loadDirectory";
import { pagePath } from "./Pager";
import { cityParams } from "./params";
import { cityOf } from "./placeNames";
import { cityTitle } from "./placeTitles";

/** Title and description of one page of a city's list, counted from 1. */
export async function cityMetadata(params: Promise<unknown>, page: number): Promise<Metadata> {
  const { edition: { lang }, state, city } = parseParams(cityParams, await params);
  const data = await loadCity(lang, state, city, page);
  const place = cityOf(data, state, city);
  const words = locatorWords(lang);
  const title = cityTitle(data, state, city, lang);
  return directoryMetadata({
    lang,
    path: pagePath(place.path, page),
    title: page > 1 ? `${title} | ${page}` : title,
    description: words.cityDescription(place.kiosks, place.city, place.code),
    pictureOf: place.path,
    isHidden: isThin(place),
  });
}

/** One page of a city's list. */
export async function renderCity(params: Promise<unknown>, page: number) {
  const { edition, state, city } = parseParams(cityParams, await params);
  return <CityScreen edition={edition} state={state} city={city} page={page} data={await loadCity(edition.lang, state, city, page)} />;
}
