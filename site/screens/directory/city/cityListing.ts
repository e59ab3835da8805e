import type { Lang } from "#site/i18n/languages.ts";
import { type Found, type Listing, type NearRow, toListing } from "#site/parts/kioskList/listing.ts";
import { loadNearestMatch } from "#site/parts/kioskList/loadNearestMatch.ts";
import { distanceKm } from "#site/parts/locator/distanceKm.ts";
import { boundsAround, boundsOf, middleOf } from "#site/parts/map/boundsOf.ts";
import { loadLocality } from "#site/parts/locator/findPoint.ts";
import { MAX_ROWS, ROWS } from "#site/parts/locator/listLimits.ts";
import { loadCity } from "#site/parts/directoryData/loadDirectory.ts";
import { loadBatches } from "#site/parts/kioskList/loadBatches.ts";
import type { Area, LocatorState } from "#site/parts/locator/locatorState.ts";
import { cityOf } from "#site/parts/directoryData/cityOf.ts";

/** From the middle of a town to the edges of its map. */
const TOWN_KM = 12;

type CityData = Awaited<ReturnType<typeof loadCity>>;

export interface CityList {
  cityInfo: ReturnType<typeof cityOf>;
  data: CityData;
  /** Null when the kiosks failed to load. */
  listing: Listing | null;
  /** The city on the map, and the nearest kiosk that fits, when none of the city does. */
  fallback?: { surroundings: Area | null; match: NearRow | null };
}

/** Loads a city and its kiosks for the state of the URL, those first that are open at `now`, and of these the ones in the middle. */
export async function loadCityList(lang: Lang, state: string, city: string, locatorState: LocatorState, now: Date): Promise<CityList> {
  let data: CityData = null;
  const result = await loadBatches(locatorState, async (offset) => {
    const part = await loadCity(lang, state, city, locatorState.services, MAX_ROWS, offset);
    data ??= part;
    const list = part?.kiosksInState;
    return list?.nodes
      ? { rows: list.nodes.map((kiosk) => ({ kiosk })), offset, total: list.totalCount, services: list.services, isWidened: false }
      : null;
  });
  const listing = result && toListing({ ...result, rows: fromTheMiddle(result) }, locatorState, lang, now);
  return {
    cityInfo: cityOf(data, state, city),
    data,
    listing,
    ...(listing === null && { fallback: { surroundings: await loadTown(lang, state, data, city), match: null } }),
    ...(listing?.rows.length === 0 && { fallback: await loadFallback(lang, state, city, locatorState, now) }),
  };
}

/** Returns the kiosks of a city that is loaded whole from its middle outwards; those without a point come last. */
function fromTheMiddle({ rows, total }: Found): Found["rows"] {
  const box = boundsOf(rows.flatMap(({ kiosk }) => kiosk.geoLocation ?? []));
  if (!box || rows.length < total) return rows;
  const middle = middleOf(box);
  const distances = new Map(rows.map((row) => [row, row.kiosk.geoLocation ? distanceKm(row.kiosk.geoLocation, middle) : Infinity]));
  return rows.toSorted((one, other) => distances.get(one)! - distances.get(other)! || 0);
}

/** Loads the town's part of the map, which does not need the kiosks; null when the town is not known. */
async function loadTown(lang: Lang, state: string, data: CityData, slug: string): Promise<Area | null> {
  const { city, code } = cityOf(data, state, slug);
  const town = await loadLocality(`${city}, ${code}`, lang);
  return town && boundsAround(town.geoLocation, TOWN_KM);
}

/**
 * Loads the positions of all of a city's kiosks, whether or not the filters fit, and the kiosk nearest to their middle that fits the
 * filters: a city without a result shows both.
 */
async function loadFallback(lang: Lang, state: string, city: string, locatorState: LocatorState, now: Date) {
  const all = (await loadCity(lang, state, city, [], ROWS, 0))?.kiosksInState?.nodes ?? [];
  const surroundings = boundsOf(all.flatMap(({ geoLocation }) => geoLocation ?? []));
  const match = surroundings && (await loadNearestMatch(middleOf(surroundings), locatorState, now));
  return { surroundings, match };
}
