import { KiosksFoundInDocument, KiosksFoundNearDocument } from "../../bff/__generated__/operations";
import type { Service } from "../../i18n/services";
import { queryForVisitor } from "../../parts/content/queryForVisitor";
import type { Found } from "../../parts/kioskList/listing";
import { MOST_ROWS } from "../../parts/locator/listLimits";
import type { Area, Point } from "../../parts/locator/locatorState";

// Not cached: points and texts are as many as visitors, and the BFF has the kiosk network in memory.

/** Loads a hundred kiosks around a point, from an offset, in a box that holds at least `atLeast`; null when they failed to load. */
export async function loadNear({ lat, lng }: Point, services: readonly Service[], offset: number, atLeast: number): Promise<Found | null> {
  const near = (await queryForVisitor(KiosksFoundNearDocument, { lat, lng, services: [...services], limit: MOST_ROWS, offset, atLeast }))
    ?.data.kiosksNear;
  if (!near?.results) return null;
  return { rows: near.results, offset, total: near.total, services: near.services, isWidened: near.isWidened };
}

/** Loads a hundred kiosks of a map area, from an offset; sorted by distance when `from` is given. Null when they failed to load. */
export async function loadIn(area: Area, services: readonly Service[], from: Point | undefined, offset: number): Promise<Found | null> {
  const inArea = (
    await queryForVisitor(KiosksFoundInDocument, { bounds: area, from: from ?? null, services: [...services], limit: MOST_ROWS, offset })
  )?.data.kiosksInArea;
  if (!inArea?.results) return null;
  // Distances from the map's center are of no use to visitors.
  const rows = from ? inArea.results : inArea.results.map(({ kiosk }) => ({ kiosk }));
  return { rows, offset, total: inArea.total, services: inArea.services, isWidened: false };
}
