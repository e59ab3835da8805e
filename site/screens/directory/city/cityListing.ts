import type { Lang } from "../../../i18n/languages";
import { type Listing, rowsOf, toListing } from "../../../parts/kioskList/listing";
import { MOST_ROWS } from "../../../parts/locator/listLimits";
import { loadCity } from "../../../parts/directory/loadDirectory";
import { loadBatches } from "../../../parts/kioskList/loadBatches";
import type { LocatorState } from "../../../parts/locator/locatorState";
import { cityOf } from "../../../parts/directory/cityOf";

type CityData = Awaited<ReturnType<typeof loadCity>>;

export interface CityList {
  cityInfo: ReturnType<typeof cityOf>;
  data: CityData;
  /** Null when the kiosks failed to load. */
  listing: Listing | null;
}

/**
 * Loads a city and its kiosks for the state of the URL. `now` is null on a page that may be kept: the list then does not say what is open.
 */
export async function loadCityList(lang: Lang, state: string, city: string, asked: LocatorState, now: Date | null): Promise<CityList> {
  let data: CityData = null;
  const { offset: begin, end } = rowsOf(asked.page);
  // Loading all rows tells how many of them are open.
  const limit = now ? MOST_ROWS : end - begin;
  const found = await loadBatches(asked, async (offset) => {
    const part = await loadCity(lang, state, city, asked.services, limit, offset);
    data ??= part;
    const list = part?.kiosksInState;
    return list?.nodes
      ? { rows: list.nodes.map((kiosk) => ({ kiosk })), offset, total: list.totalCount, services: list.services, isWidened: false }
      : null;
  });
  const listing = found && toListing(found, asked, lang, now ?? new Date());
  // A page that may be kept does not count open kiosks.
  return { cityInfo: cityOf(data, state, city), data, listing: listing && { ...listing, open: now && listing.open } };
}
