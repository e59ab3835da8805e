import type { Metadata } from "next";
import { CityScreen } from "../../../../../features/locator/CityScreen";
import { directoryMetadata, isThin } from "../../../../../features/locator/directoryMetadata";
import { loadCity } from "../../../../../features/locator/loadDirectory";
import { pagePath } from "../../../../../features/locator/Pager";
import { cityParams, pageNumber } from "../../../../../features/locator/params";
import { cityOf } from "../../../../../features/locator/placeNames";
import { cityTitle } from "../../../../../features/locator/placeTitles";
import { locatorWords } from "../../../../../i18n/locator";
import { parseParams } from "../../../../../routing/params";

interface Props {
  params: Promise<unknown>;
  searchParams: Promise<{ page?: unknown }>;
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { edition: { lang }, state, city } = parseParams(cityParams, await params);
  const page = pageNumber.parse((await searchParams).page);
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

export default async function CityPage({ params, searchParams }: Props) {
  const { edition, state, city } = parseParams(cityParams, await params);
  const page = pageNumber.parse((await searchParams).page);
  return <CityScreen edition={edition} state={state} city={city} page={page} data={await loadCity(edition.lang, state, city, page)} />;
}
