import type { FoundKioskFragment } from "../../bff/__generated__/operations";
import type { Lang } from "../../i18n/languages";
import { countServices, type Listing, MOST_ROWS, ROWS, rowsOf, toListing } from "./listing";
import { loadCity } from "./loadDirectory";
import type { LocatorState } from "./locatorHref";
import { cityOf } from "./placeNames";

/** How many of a city's kiosks a filter looks through. */
const MOST_TO_FILTER = 300;

export interface CityList {
  place: ReturnType<typeof cityOf>;
  data: Awaited<ReturnType<typeof loadCity>>;
  /** Null where the kiosks cannot be had. */
  listing: Listing | null;
}

/** A city with its kiosks as the address asks for them: the directory's own list, or one of those that pass the filters. */
export async function loadCityList(lang: Lang, state: string, city: string, asked: LocatorState, now: Date | null): Promise<CityList> {
  const isPlain = asked.services.length === 0 && !asked.open && asked.sort !== "name";
  return isPlain ? loadPlain(lang, state, city, asked.page) : loadFiltered(lang, state, city, asked, now ?? new Date());
}

async function loadPlain(lang: Lang, state: string, city: string, page: number): Promise<CityList> {
  const { offset, end } = rowsOf(page);
  const data = await loadCity(lang, state, city, end - offset, offset);
  const place = cityOf(data, state, city);
  const list = data?.kiosksByPlace;
  if (!list?.kiosks) return { place, data, listing: null };
  // A page after the last one is the last.
  const lastPage = Math.max(1, Math.ceil(list.total / ROWS));
  if (page > lastPage) return loadPlain(lang, state, city, lastPage);
  const rows = list.kiosks.map((kiosk) => ({ kiosk }));
  return { place, data, listing: { rows, offset, count: list.total, total: list.total, services: place.services, open: null, isWidened: false } };
}

async function loadFiltered(lang: Lang, state: string, city: string, asked: LocatorState, now: Date): Promise<CityList> {
  const first = await loadCity(lang, state, city, MOST_ROWS, 0);
  const place = cityOf(first, state, city);
  const list = first?.kiosksByPlace;
  if (!list?.kiosks) return { place, data: first, listing: null };
  const offsets = Array.from({ length: Math.ceil(Math.min(list.total, MOST_TO_FILTER) / MOST_ROWS) }, (_, index) => index * MOST_ROWS).slice(1);
  const rest = await Promise.all(offsets.map((offset) => loadCity(lang, state, city, MOST_ROWS, offset)));
  const kiosks = [list, ...rest.map((part) => part?.kiosksByPlace)].flatMap((part): readonly FoundKioskFragment[] => part?.kiosks ?? []);
  const offering = kiosks.filter(({ servicesAvailable }) => asked.services.every((service) => servicesAvailable.includes(service)));
  const found = { rows: offering.map((kiosk) => ({ kiosk })), total: offering.length, services: countServices(offering), isWidened: false };
  return { place, data: first, listing: toListing(found, asked, lang, now) };
}
