import type { Bounds, LatLng } from "../../lib/geo";
import { type Kiosk, SERVICE_KEYS, type ServiceKey } from "../../sources/kiosks/kiosk";
import { boxAround, isWithin, middleOf, splitAtDateLine } from "./bounds";
import type { ServiceCount } from "./directory";
import { type Ranked, takeNearest } from "./distance";
import type { KioskLoaders } from "./loaders";

/** What to look for. */
export interface Wanted {
  /** Only kiosks that offer all of these. */
  services: readonly ServiceKey[];
  limit: number;
}

export interface Found {
  locationId: string;
  distanceKm: number;
}

/** What was found in a box, the nearest first. */
export interface Area {
  found: Found[];
  /** How many there are, those beyond the limit included. */
  total: number;
  /** For each service, how many of them offer it. */
  services: ServiceCount[];
}

/** What was found around a point, and in which box. */
export interface Nearby extends Area {
  bounds: Bounds;
  isWidened: boolean;
}

interface Spot extends LatLng {
  locationId: string;
  services: readonly ServiceKey[];
}

/** Where kiosks are looked up, and how many times the search box may be made wider there. */
interface Lookup {
  widenings: readonly number[];
  /** What is wanted of a box, the nearest first. */
  search(bounds: Bounds, from: LatLng): Area | Promise<Area>;
}

/** The widest box, 32 times the search box, is ±9.3 by ±11.7 degrees: about a thousand kilometres each way. */
const WIDENINGS = [1, 2, 4, 8, 16, 32];
/** Each is a call of the backend. */
const WIDENINGS_ASKED = [1, 8, 32];

/** A filter is applied to what the backend answers: this many nearest kiosks of a box, where the network is missing. */
const MOST_TO_FILTER = 500;

/** Kiosks of a box, the nearest to its middle first. */
export async function findInArea(bounds: Bounds, wanted: Wanted, loaders: KioskLoaders): Promise<Area> {
  const { search } = await createLookup(wanted, loaders);
  return search(bounds, middleOf(bounds));
}

/** Kiosks around a point, the nearest first: in the search box, or where that is empty, in the first wider one that is not. */
export async function findNear(point: LatLng, wanted: Wanted, loaders: KioskLoaders): Promise<Nearby> {
  const { widenings, search } = await createLookup(wanted, loaders);
  let nearby: Nearby;
  let step = 0;
  do {
    const bounds = boxAround(point, widenings[step]!);
    nearby = { ...(await search(bounds, point)), bounds, isWidened: step > 0 };
    step++;
  } while (nearby.found.length === 0 && step < widenings.length);
  return nearby;
}

/** The network of all kiosks answers at no cost; without it, the backend is asked for each box. */
async function createLookup({ services, limit }: Wanted, loaders: KioskLoaders): Promise<Lookup> {
  const isWanted = (spot: Spot) => services.every((service) => spot.services.includes(service));
  const toArea = (spots: Spot[], from: LatLng): Area => {
    const wanted = spots.filter(isWanted);
    const found = takeNearest(wanted, from, limit).map(toFound);
    return { found, total: wanted.length, services: SERVICE_KEYS.map((service) => ({ service, kiosks: wanted.filter((spot) => spot.services.includes(service)).length })) };
  };
  const network = await loaders.networkSoon();
  if (network) {
    return { widenings: WIDENINGS, search: (bounds, from) => toArea(splitAtDateLine(bounds).flatMap((box) => network.grid.inside(box)), from) };
  }
  const most = services.length > 0 ? MOST_TO_FILTER : limit;
  return {
    widenings: WIDENINGS_ASKED,
    async search(bounds, from) {
      const boxes = splitAtDateLine(bounds);
      const answers = await Promise.all(boxes.map(async (box) => (await loaders.box(box, most)).map(toSpot).filter((spot) => isWithin(box, spot))));
      // What the backend was asked for is a little larger than the box.
      return toArea(answers.flat(), from);
    },
  };
}

function toFound({ item, distanceKm }: Ranked<Spot>): Found {
  return { locationId: item.locationId, distanceKm };
}

function toSpot({ locationId, geoLocation, servicesAvailable }: Kiosk): Spot {
  return { locationId, ...geoLocation, services: servicesAvailable };
}
