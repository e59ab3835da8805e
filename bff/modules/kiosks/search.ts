import type { Bounds, LatLng } from "../../lib/geo";
import type { Kiosk } from "../../sources/kiosks/kiosk";
import {
  countOffering,
  countServices,
  type KioskCount,
  SERVICE_SETS,
  type ServiceSet,
  offersAll,
  toServiceSet,
} from "../../sources/kiosks/serviceSet";
import { boxAround, boxOfCircle, isWithin, middleOf, splitAtDateLine } from "./bounds";
import { createIsWithin, takeNearest } from "./distance";
import type { KioskLoaders } from "./loaders";
import type { RankedKiosk } from "./network/networkIndex";

/** The filter and range of a search. */
export interface KioskQuery {
  /** Only kiosks that offer all of these. */
  services: ServiceSet;
  limit: number;
  /** How many of the nearest to skip. */
  offset?: number;
  /** A search box that contains fewer kiosks is widened. */
  atLeast?: number;
  /** Only kiosks within this distance of the point; the search box is not used then. */
  withinKm?: number | null;
}

/** The kiosks found in a box, the nearest first; counts include those skipped or beyond the limit. */
export interface Area extends KioskCount {
  kiosks: RankedKiosk[];
}

/** The kiosks found around a point, and the box that was searched. */
export interface Nearby extends Area {
  bounds: Bounds;
  isWidened: boolean;
}

interface Spot extends LatLng {
  locationId: string;
  services: ServiceSet;
}

/** The counts of a box; its nearest kiosks are searched only on demand. */
interface Box extends KioskCount {
  find(): RankedKiosk[];
}

/** Where kiosks are searched, and how many times the search box may be widened there. */
interface Lookup {
  widenings: readonly number[];
  /** Searches a box or, with a distance, the part of it within that distance of the point. */
  search(bounds: Bounds, from: LatLng, withinKm?: number): Box | Promise<Box>;
}

/** The widest box, 32 times the search box, is ±9.3 by ±11.7 degrees: about a thousand kilometres each way. */
const WIDENINGS = [1, 2, 4, 8, 16, 32];
/** Each is a call of the backend. */
const WIDENINGS_OF_SOURCE = [1, 8, 32];

/** Without the network, filters and pages are applied to this many nearest kiosks of a box from the backend. */
export const MAX_TO_FILTER = 500;

/** Returns kiosks of a box, the nearest to a point first, or else to its middle. */
export async function findInArea(bounds: Bounds, from: LatLng | null, query: KioskQuery, loaders: KioskLoaders): Promise<Area> {
  const { search } = await createLookup(query, loaders);
  return toArea(await search(bounds, from ?? middleOf(bounds)));
}

/**
 * Returns kiosks around a point, the nearest first: in the search box, or when that contains too few, in the first wider one with enough;
 * within a distance, those within it alone.
 */
export async function findNear(point: LatLng, query: KioskQuery, loaders: KioskLoaders): Promise<Nearby> {
  const { atLeast = 1, withinKm } = query;
  const { widenings, search } = await createLookup(query, loaders);
  if (withinKm) {
    const circle = boxOfCircle(point, withinKm);
    return { ...toArea(await search(circle, point, withinKm)), bounds: circle, isWidened: false };
  }
  let bounds: Bounds;
  let box: Box;
  let step = 0;
  do {
    bounds = boxAround(point, widenings[step]!);
    box = await search(bounds, point);
    step++;
  } while (box.totalCount < atLeast && step < widenings.length);
  return { ...toArea(box), bounds, isWidened: step > 1 };
}

function toArea({ find, ...counted }: Box): Area {
  return { ...counted, kiosks: find() };
}

/** Creates a lookup over the network, which counts any box without a call; until it is loaded, the backend is called for each box. */
async function createLookup({ services, limit, offset = 0, atLeast = 1 }: KioskQuery, loaders: KioskLoaders): Promise<Lookup> {
  const network = await loaders.networkSoon();
  if (!network) return askBackend({ services, limit, offset, atLeast }, loaders);
  return {
    widenings: WIDENINGS,
    search(bounds, from, withinKm) {
      const { nearest, ...counted } = network.search(bounds, services, withinKm ? { from, km: withinKm } : undefined);
      return { ...counted, find: () => nearest(from, limit, offset) };
    },
  };
}

function askBackend({ services, limit, offset, atLeast }: Required<Omit<KioskQuery, "withinKm">>, loaders: KioskLoaders): Lookup {
  const most = services === 0 ? Math.min(Math.max(offset + limit, atLeast), MAX_TO_FILTER) : MAX_TO_FILTER;
  return {
    widenings: WIDENINGS_OF_SOURCE,
    async search(bounds, from, withinKm = Infinity) {
      const isNear = createIsWithin(from, withinKm);
      const boxes = splitAtDateLine(bounds);
      const answers = await Promise.all(boxes.map((box) => loaders.box(box, most)));
      // The box requested from the backend is a little larger.
      const spots = answers
        .flat()
        .flatMap(toSpot)
        .filter((spot) => boxes.some((box) => isWithin(box, spot)) && isNear(spot.lat, spot.lng));
      const counts = new Uint32Array(SERVICE_SETS);
      for (const spot of spots) counts[spot.services]!++;
      const query = spots.filter((spot) => offersAll(spot.services, services));
      const find = () =>
        takeNearest(query, from, offset + limit)
          .slice(offset)
          .map(({ item: { locationId }, distanceKm }) => ({ locationId, distanceKm }));
      return { find, totalCount: countOffering(counts, services), services: countServices(counts, services) };
    },
  };
}

function toSpot({ locationId, geoLocation, servicesAvailable }: Kiosk): Spot[] {
  return geoLocation ? [{ locationId, ...geoLocation, services: toServiceSet(servicesAvailable) }] : [];
}
