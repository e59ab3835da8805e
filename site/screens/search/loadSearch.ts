import { type Found, isOpen } from "../../parts/kioskList/listing";
import { loadIn, loadNear } from "./loadFound";
import { loadParts, MOST_LOOKED_AT } from "../../parts/kioskList/loadParts";
import type { LocatorState } from "../../parts/locator/locatorState";

/**
 * What a search leads to, at a moment: the kiosks of a part of the map, or around a point. Where those around the point are all
 * closed and open ones are asked for, the nearest 300 are looked through. Null where they cannot be had.
 */
export async function loadSearch(state: LocatorState, now: Date): Promise<Found | null> {
  const { area, at, services, open } = state;
  if (area) return loadParts(state, (offset) => loadIn(area, services, at, offset));
  const load = (atLeast: number) => loadParts(state, (offset) => loadNear(at!, services, offset, atLeast));
  const found = await load(1);
  // Where there is none at all, the widest box was searched already.
  const hasMore = found && found.total > 0 && found.total < MOST_LOOKED_AT;
  if (!hasMore || !open || found.rows.some(({ kiosk }) => isOpen(kiosk, open, now))) return found;
  return (await load(MOST_LOOKED_AT)) ?? found;
}
