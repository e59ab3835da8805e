import type { Lang } from "../../../i18n/languages";
import { type Listing, rowsOf, toListing } from "../../../parts/kioskList/listing";
import { MOST_ROWS } from "../../../parts/locator/listLimits";
import { loadCity } from "../../../parts/directory/loadDirectory";
import { loadBatches } from "../../../parts/kioskList/loadBatches";
import type { LocatorState } from "../../../parts/locator/locatorState";
import { cityOf } from "../../../parts/directory/cityOf";

type CityData = Awaited<ReturnType<typeof loadCity>>;

export interface CityList {
  place: ReturnType<typeof cityOf>;
  data: CityData;
  /** Null where the kiosks cannot be had. */
  listing: Listing | null;
}

/** A city with its kiosks as the address asks for them; without a moment, on a page that is kept. */
export async function loadCityList(lang: Lang, state: string, city: string, asked: LocatorState, now: Date | null): Promise<CityList> {
  let data: CityData = null;
  const { offset: begin, end } = rowsOf(asked.page);
  // Where all are loaded it is known how many of them are open.
  const limit = now ? MOST_ROWS : end - begin;
  const found = await loadBatches(asked, async (offset) => {
    const part = await loadCity(lang, state, city, asked.services, limit, offset);
    data ??= part;
    const list = part?.kiosksByPlace;
    return list?.kiosks
      ? { rows: list.kiosks.map((kiosk) => ({ kiosk })), offset, total: list.total, services: list.services, isWidened: false }
      : null;
  });
  const listing = found && toListing(found, asked, lang, now ?? new Date());
  // On a page that is kept it would not stay true who is open.
  return { place: cityOf(data, state, city), data, listing: listing && { ...listing, open: now && listing.open } };
}
