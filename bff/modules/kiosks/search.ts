import type { Bounds, LatLng } from "../../lib/geo";
import type { Kiosk, ServiceKey } from "../../sources/kiosks/kiosk";
import { boxAround, isWithin, middleOf } from "./bounds";
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

/** What was found around a point, the nearest first, and in which box. */
export interface Nearby {
  found: Found[];
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
  nearest(bounds: Bounds, from: LatLng): Ranked<Spot>[] | Promise<Ranked<Spot>[]>;
}

/** The widest box, 32 times the search box, is ±9.3 by ±11.7 degrees: about a thousand kilometres each way. */
const WIDENINGS = [1, 2, 4, 8, 16, 32];
/** Each is a call of the backend. */
const WIDENINGS_ASKED = [1, 8, 32];

/** A filter is applied to what the backend answers: this many nearest kiosks of a box, where the network is missing. */
const MOST_TO_FILTER = 500;

/** Kiosks of a box, the nearest to its middle first. */
export async function findInBounds(bounds: Bounds, wanted: Wanted, loaders: KioskLoaders): Promise<Found[]> {
  const { nearest } = await createLookup(wanted, loaders);
  return (await nearest(bounds, middleOf(bounds))).map(toFound);
}

/** Kiosks around a point, the nearest first: in the search box, or where that is empty, in the first wider one that is not. */
export async function findNear(point: LatLng, wanted: Wanted, loaders: KioskLoaders): Promise<Nearby> {
  const { widenings, nearest } = await createLookup(wanted, loaders);
  let nearby: Nearby;
  let step = 0;
  do {
    const bounds = boxAround(point, widenings[step]!);
    nearby = { found: (await nearest(bounds, point)).map(toFound), bounds, isWidened: step > 0 };
    step++;
  } while (nearby.found.length === 0 && step < widenings.length);
  return nearby;
}

/** The network of all kiosks answers at no cost; without it, the backend is asked for each box. */
async function createLookup({ services, limit }: Wanted, loaders: KioskLoaders): Promise<Lookup> {
  const isWanted = (spot: Spot) => services.every((service) => spot.services.includes(service));
  const network = await loaders.networkSoon();
  if (network) return { widenings: WIDENINGS, nearest: (bounds, from) => network.grid.nearest(bounds, from, limit, isWanted) };
  const most = services.length > 0 ? MOST_TO_FILTER : limit;
  return {
    widenings: WIDENINGS_ASKED,
    async nearest(bounds, from) {
      const spots = (await loaders.box(bounds, most)).map(toSpot);
      // What the backend was asked for is a little larger than the box.
      return takeNearest(spots.filter((spot) => isWithin(bounds, spot) && isWanted(spot)), from, limit);
    },
  };
}

function toFound({ item, distanceKm }: Ranked<Spot>): Found {
  return { locationId: item.locationId, distanceKm };
}

function toSpot({ locationId, geoLocation, servicesAvailable }: Kiosk): Spot {
  return { locationId, ...geoLocation, services: servicesAvailable };
}
