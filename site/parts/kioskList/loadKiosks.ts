import { KiosksFoundInDocument, KiosksFoundNearDocument } from "../../bff/__generated__/operations";
import { type Service, toOffering } from "../../i18n/services";
import { queryForVisitor } from "../content/queryForVisitor";
import { MAX_ROWS } from "../locator/listLimits";
import type { Area, Point } from "../locator/locatorState";
import type { Found } from "./listing";

// Not cached: points and texts are as many as visitors, and the BFF has the kiosk network in memory.

interface Nearby {
  services: readonly Service[];
  offset: number;
  /** How many kiosks the search box has to hold; it is widened until it does. */
  atLeast?: number;
  /** Only kiosks within this distance; then there is no search box. */
  withinKm?: number;
}

/** Loads a hundred kiosks around a point, from an offset; null when they failed to load. */
export async function loadNear({ lat, lng }: Point, { services, offset, atLeast = 1, withinKm }: Nearby): Promise<Found | null> {
  const wanted = { point: { lat, lng }, offering: toOffering(services), first: MAX_ROWS, offset, atLeast, withinKm: withinKm ?? null };
  const near = (await queryForVisitor(KiosksFoundNearDocument, wanted))?.data.kiosksNear;
  if (!near?.nodes) return null;
  return { rows: near.nodes, offset, total: near.totalCount, services: near.services, isWidened: near.isWidened };
}

/** Loads a hundred kiosks of a map area, from an offset; sorted by distance when `from` is given. Null when they failed to load. */
export async function loadIn(area: Area, services: readonly Service[], from: Point | undefined, offset: number): Promise<Found | null> {
  const wanted = { bounds: area, from: from ?? null, offering: toOffering(services), first: MAX_ROWS, offset };
  const inArea = (await queryForVisitor(KiosksFoundInDocument, wanted))?.data.kiosksInArea;
  if (!inArea?.nodes) return null;
  // Distances from the map's center are of no use to visitors.
  const rows = from ? inArea.nodes : inArea.nodes.map(({ kiosk }) => ({ kiosk }));
  return { rows, offset, total: inArea.totalCount, services: inArea.services, isWidened: false };
}
