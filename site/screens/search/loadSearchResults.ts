import { type Found, isOpen } from "../../parts/kioskList/listing";
import { loadIn, loadNear } from "./loadKiosks";
import { loadBatches, MOST_LOOKED_AT } from "../../parts/kioskList/loadBatches";
import type { LocatorState } from "../../parts/locator/locatorState";

/**
 * Loads the kiosks of a map area or around a point. When open kiosks are requested and all around the point are closed at `now`, the
 * nearest 300 are loaded. Null when they failed to load.
 */
export async function loadSearchResults(state: LocatorState, now: Date): Promise<Found | null> {
  const { area, at, services, open } = state;
  if (area) return loadBatches(state, (offset) => loadIn(area, services, at, offset));
  const load = (atLeast: number) => loadBatches(state, (offset) => loadNear(at!, services, offset, atLeast));
  const found = await load(1);
  // Without any result, the BFF has already searched its widest box.
  const hasMore = found && found.total > 0 && found.total < MOST_LOOKED_AT;
  if (!hasMore || !open || found.rows.some(({ kiosk }) => isOpen(kiosk, open, now))) return found;
  return (await load(MOST_LOOKED_AT)) ?? found;
}
