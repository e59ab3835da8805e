import type { Bounds, LatLng } from "../../lib/geo";

/** Half the height and width, in degrees, of the box that is searched around a point. */
const SEARCH_BOX = { lat: 0.2899, lng: 0.3663 };

// 11 metres: not visible on a map, and responses for nearly equal boxes can be shared.
const PER_DEGREE = 10_000;

/** Returns the box around a point, the search box made `factor` times as wide and high, clipped to the map. */
export function boxAround({ lat, lng }: LatLng, factor: number): Bounds {
  const [height, width] = [SEARCH_BOX.lat * factor, SEARCH_BOX.lng * factor];
  return {
    minLat: Math.max(-90, lat - height),
    maxLat: Math.min(90, lat + height),
    minLng: Math.max(-180, lng - width),
    maxLng: Math.min(180, lng + width),
  };
}

const KM_PER_DEGREE = 111.2;

/** Returns the smallest box around a circle, clipped to the map. */
export function boxOfCircle({ lat, lng }: LatLng, km: number): Bounds {
  const height = km / KM_PER_DEGREE;
  // Beyond the pole there is no latitude: the circle then has all longitudes.
  const farthest = Math.min(90, Math.abs(lat) + height);
  const width = Math.min(360, height / Math.max(Math.cos((farthest * Math.PI) / 180), 1e-9));
  return {
    minLat: Math.max(-90, lat - height),
    maxLat: Math.min(90, lat + height),
    minLng: Math.max(-180, lng - width),
    maxLng: Math.min(180, lng + width),
  };
}

/** Returns the center of an area, in degrees. */
export function middleOf({ minLat, maxLat, minLng, maxLng }: Bounds): LatLng {
  const lng = (minLng + maxLng + (minLng > maxLng ? 360 : 0)) / 2;
  return { lat: (minLat + maxLat) / 2, lng: lng > 180 ? lng - 360 : lng };
}

/** Splits a box at the antimeridian: returns one box, or one on either side of it. */
export function splitAtDateLine(bounds: Bounds): Bounds[] {
  if (bounds.minLng <= bounds.maxLng) return [bounds];
  return [
    { ...bounds, maxLng: 180 },
    { ...bounds, minLng: -180 },
  ];
}

/** Returns the box with its edges moved outwards to four decimals, so that nothing in it is lost. */
export function roundOut({ minLat, maxLat, minLng, maxLng }: Bounds): Bounds {
  // Removes the errors of binary fractions before rounding, which would move an edge by one more step.
  const scale = (degrees: number) => Number((degrees * PER_DEGREE).toFixed(3));
  const floor = (degrees: number) => Math.floor(scale(degrees)) / PER_DEGREE;
  const ceil = (degrees: number) => Math.ceil(scale(degrees)) / PER_DEGREE;
  return { minLat: floor(minLat), maxLat: ceil(maxLat), minLng: floor(minLng), maxLng: ceil(maxLng) };
}

/** Returns a text that identifies a box. */
export function keyOf({ minLat, maxLat, minLng, maxLng }: Bounds): string {
  return [minLat, maxLat, minLng, maxLng].join();
}

/** Whether a point lies in an area, its edges included. */
export function isWithin({ minLat, maxLat, minLng, maxLng }: Bounds, { lat, lng }: LatLng): boolean {
  return lat >= minLat && lat <= maxLat && lng >= minLng && lng <= maxLng;
}
