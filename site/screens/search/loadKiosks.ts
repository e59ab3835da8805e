import { KiosksFoundInDocument, KiosksFoundNearDocument } from "../../bff/__generated__/operations";
import type { Service } from "../../i18n/services";
import { queryForVisitor } from "../../parts/content/queryForVisitor";
import type { Found } from "../../parts/kioskList/listing";
import { MOST_ROWS } from "../../parts/locator/listLimits";
import type { Area, Point } from "../../parts/locator/locatorState";

// Not kept: there are as many points and words as visitors, and the BFF has the network in memory.

/** A hundred of the kiosks around a point, in a box that holds so many at least; null where they cannot be had. */
export async function loadNear({ lat, lng }: Point, services: readonly Service[], offset: number, atLeast: number): Promise<Found | null> {
  const near = (await queryForVisitor(KiosksFoundNearDocument, { lat, lng, services: [...services], limit: MOST_ROWS, offset, atLeast }))
    ?.data.kiosksNear;
  if (!near?.results) return null;
  return { rows: near.results, offset, total: near.total, services: near.services, isWidened: near.isWidened };
}

/** A hundred of the kiosks of a part of the map, the nearest first where a point is known; null where they cannot be had. */
export async function loadIn(area: Area, services: readonly Service[], from: Point | undefined, offset: number): Promise<Found | null> {
  const inArea = (
    await queryForVisitor(KiosksFoundInDocument, { bounds: area, from: from ?? null, services: [...services], limit: MOST_ROWS, offset })
  )?.data.kiosksInArea;
  if (!inArea?.results) return null;
  // How far a kiosk is from the middle of a map is of no use to visitors.
  const rows = from ? inArea.results : inArea.results.map(({ kiosk }) => ({ kiosk }));
  return { rows, offset, total: inArea.total, services: inArea.services, isWidened: false };
}
