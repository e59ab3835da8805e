import type { LocatorState, Point } from "../locator/locatorState";
import { isOpen, type NearRow } from "./listing";
import { loadBatches, MAX_EXAMINED } from "./loadBatches";
import { loadNear } from "./loadKiosks";

/**
 * Loads the kiosk nearest to a point that has the services of a list's filters and is open at `now` if they ask for that; of open kiosks
 * among the nearest 300. Null when there is none in the BFF's widest search box, or it failed to load.
 */
export async function loadNearestMatch(
  point: Point,
  { services, open }: Pick<LocatorState, "services" | "open">,
  now: Date,
): Promise<NearRow | null> {
  const atLeast = open ? MAX_EXAMINED : 1;
  const result = await loadBatches({ services, open, page: 1 }, (offset) => loadNear(point, { services, offset, atLeast }));
  // The BFF's order is by distance.
  return (
    (result?.rows ?? []).find((row): row is NearRow => row.distanceKm !== undefined && (!open || isOpen(row.kiosk, open, now))) ?? null
  );
}
