import { KiosksFoundInDocument, KiosksFoundNearDocument } from "../../bff/__generated__/operations";
import type { Service } from "../../i18n/services";
import { queryForVisitor } from "../../parts/content/queryForVisitor";
import type { Found } from "../../parts/kioskList/listing";
import { MOST_ROWS } from "../../parts/locator/listLimits";
import { toOffering } from "../../parts/content/offering";
import type { Area, Point } from "../../parts/locator/locatorState";

// Not cached: points and texts are as many as visitors, and the BFF has the kiosk network in memory.

/** Loads a hundred kiosks around a point, from an offset, in a box that holds at least `atLeast`; null when they failed to load. */
export async function loadNear(point: Point, services: readonly Service[], offset: number, atLeast: number): Promise<Found | null> {
  const wanted = { point: { lat: point.lat, lng: point.lng }, offering: toOffering(services), first: MOST_ROWS, offset, atLeast };
  const near = (await queryForVisitor(KiosksFoundNearDocument, wanted))?.data.kiosksNear;
  if (!near?.nodes) return null;
  return { rows: near.nodes, offset, total: near.totalCount, services: near.services, isWidened: near.isWidened };
}

/** Loads a hundred kiosks of a map area, from an offset; sorted by distance when `from` is given. Null when they failed to load. */
export async function loadIn(area: Area, services: readonly Service[], from: Point | undefined, offset: number): Promise<Found | null> {
  const wanted = { bounds: area, from: from ?? null, offering: toOffering(services), first: MOST_ROWS, offset };
  const inArea = (await queryForVisitor(KiosksFoundInDocument, wanted))?.data.kiosksInArea;
  if (!inArea?.nodes) return null;
  // Distances from the map's center are of no use to visitors.
  const rows = from ? inArea.nodes : inArea.nodes.map(({ kiosk }) => ({ kiosk }));
  return { rows, offset, total: inArea.totalCount, services: inArea.services, isWidened: false };
}
