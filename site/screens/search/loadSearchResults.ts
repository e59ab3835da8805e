import { type Found, isOpen } from "../../parts/kioskList/listing";
import { loadIn, loadNear } from "./loadKiosks";
import { loadBatches, MOST_LOOKED_AT } from "../../parts/kioskList/loadBatches";
import type { LocatorState } from "../../parts/locator/locatorState";

/**
 * What a search leads to, at a moment: the kiosks of a part of the map, or around a point. Where those around the point are all
 * closed and open ones are asked for, the nearest 300 are looked through. Null where they cannot be had.
 */
export async function loadSearchResults(state: LocatorState, now: Date): Promise<Found | null> {
  const { area, at, services, open } = state;
  if (area) return loadBatches(state, (offset) => loadIn(area, services, at, offset));
  const load = (atLeast: number) => loadBatches(state, (offset) => loadNear(at!, services, offset, atLeast));
  const found = await load(1);
  // Where there is none at all, the widest box was searched already.
  const hasMore = found && found.total > 0 && found.total < MOST_LOOKED_AT;
  if (!hasMore || !open || found.rows.some(({ kiosk }) => isOpen(kiosk, open, now))) return found;
  return (await load(MOST_LOOKED_AT)) ?? found;
}
