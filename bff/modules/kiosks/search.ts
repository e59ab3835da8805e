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
import { boxAround, isWithin, middleOf, splitAtDateLine } from "./bounds";
import { takeNearest } from "./distance";
import type { KioskLoaders } from "./loaders";
import type { Found } from "./network/networkIndex";

/** What to look for. */
export interface Wanted {
  /** Only kiosks that offer all of these. */
  services: ServiceSet;
  limit: number;
  /** How many of the nearest to leave out before them. */
  offset?: number;
  /** A search box that holds fewer is made wider. */
  atLeast?: number;
}

/** What was found in a box, the nearest first; those left out or beyond the limit are counted, too. */
export interface Area extends KioskCount {
  found: Found[];
}

/** What was found around a point, and in which box. */
export interface Nearby extends Area {
  bounds: Bounds;
  isWidened: boolean;
}

interface Spot extends LatLng {
  locationId: string;
  services: ServiceSet;
}

/** How many kiosks a box holds; the nearest of them are looked for only where they are wanted. */
interface Box extends KioskCount {
  find(): Found[];
}

/** Where kiosks are looked up, and how many times the search box may be made wider there. */
interface Lookup {
  widenings: readonly number[];
  search(bounds: Bounds, from: LatLng): Box | Promise<Box>;
}

/** The widest box, 32 times the search box, is ±9.3 by ±11.7 degrees: about a thousand kilometres each way. */
const WIDENINGS = [1, 2, 4, 8, 16, 32];
/** Each is a call of the backend. */
const WIDENINGS_ASKED = [1, 8, 32];

/** Filters and pages are cut from what the backend answers: this many nearest kiosks of a box, where the network is missing. */
export const MOST_TO_FILTER = 500;

/** Kiosks of a box, the nearest to a point first, or else to its middle. */
export async function findInArea(bounds: Bounds, from: LatLng | null, wanted: Wanted, loaders: KioskLoaders): Promise<Area> {
  const { search } = await createLookup(wanted, loaders);
  return toArea(await search(bounds, from ?? middleOf(bounds)));
}

/** Kiosks around a point, the nearest first: in the search box, or where that holds too few, in the first wider one that does not. */
export async function findNear(point: LatLng, wanted: Wanted, loaders: KioskLoaders): Promise<Nearby> {
  const { atLeast = 1 } = wanted;
  const { widenings, search } = await createLookup(wanted, loaders);
  let bounds: Bounds;
  let box: Box;
  let step = 0;
  do {
    bounds = boxAround(point, widenings[step]!);
    box = await search(bounds, point);
    step++;
  } while (box.total < atLeast && step < widenings.length);
  return { ...toArea(box), bounds, isWidened: step > 1 };
}

function toArea({ find, ...counted }: Box): Area {
  return { ...counted, found: find() };
}

/** The network of all kiosks counts any box at once, without a call; until it is loaded, the backend is asked for each box. */
async function createLookup({ services, limit, offset = 0, atLeast = 1 }: Wanted, loaders: KioskLoaders): Promise<Lookup> {
  const network = await loaders.networkSoon();
  if (!network) return askBackend({ services, limit, offset, atLeast }, loaders);
  return {
    widenings: WIDENINGS,
    search(bounds, from) {
      const counted = network.countIn(bounds, services);
      return { ...counted, find: () => (counted.total > 0 ? network.nearest({ from, limit, offset, wanted: services, bounds }) : []) };
    },
  };
}

function askBackend({ services, limit, offset, atLeast }: Required<Wanted>, loaders: KioskLoaders): Lookup {
  const most = services === 0 ? Math.min(Math.max(offset + limit, atLeast), MOST_TO_FILTER) : MOST_TO_FILTER;
  return {
    widenings: WIDENINGS_ASKED,
    async search(bounds, from) {
      const boxes = splitAtDateLine(bounds);
      const answers = await Promise.all(boxes.map((box) => loaders.box(box, most)));
      // What the backend was asked for is a little larger than the box.
      const spots = answers
        .flat()
        .map(toSpot)
        .filter((spot) => boxes.some((box) => isWithin(box, spot)));
      const counts = new Uint32Array(SERVICE_SETS);
      for (const spot of spots) counts[spot.services]!++;
      const wanted = spots.filter((spot) => offersAll(spot.services, services));
      const find = () =>
        takeNearest(wanted, from, offset + limit)
          .slice(offset)
          .map(({ item: { locationId }, distanceKm }) => ({ locationId, distanceKm }));
      return { find, total: countOffering(counts, services), services: countServices(counts, services) };
    },
  };
}

function toSpot({ locationId, geoLocation, servicesAvailable }: Kiosk): Spot {
  return { locationId, ...geoLocation, services: toServiceSet(servicesAvailable) };
}
