import { toKm } from "../../i18n/formatDistance";
import { type Found, isOpen } from "../../parts/kioskList/listing";
import { loadBatches, MAX_EXAMINED } from "../../parts/kioskList/loadBatches";
import { loadIn, loadNear } from "../../parts/kioskList/loadKiosks";
import type { LocatorState } from "../../parts/locator/locatorState";

/**
 * Loads the kiosks of a map area or around a point. When open kiosks are requested and all around the point are closed at `now`, the
 * nearest 300 are loaded, unless the visitor has chosen a distance. Null when they failed to load.
 */
export async function loadSearchResults(state: LocatorState, now: Date): Promise<Found | null> {
  const { area, at, within, services, open } = state;
  if (area) return loadBatches(state, (offset) => loadIn(area, services, at, offset));
  const withinKm = within && toKm(within.count, within.unit);
  const load = (atLeast: number) => loadBatches(state, (offset) => loadNear(at!, { services, offset, atLeast, withinKm }));
  const result = await load(1);
  // Without any result, the BFF has already searched its widest box.
  const hasMore = result && result.total > 0 && result.total < MAX_EXAMINED;
  if (!hasMore || !open || within || result.rows.some(({ kiosk }) => isOpen(kiosk, open, now))) return result;
  return (await load(MAX_EXAMINED)) ?? result;
}
