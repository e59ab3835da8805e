import { z } from "zod";

/** A point in Google's format. */
export interface LatLng {
  latitude: number;
  longitude: number;
}

const earthKm = 6371;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Parses a point. */
export const latLng = z.strictObject({
  latitude: z.number().min(-90).max(90).default(0),
  longitude: z.number().min(-180).max(180).default(0),
});

/** Parses a rectangle. If its west is greater than its east, it crosses the antimeridian. */
export const rectangle = z
  .strictObject({ low: latLng, high: latLng })
  .refine(({ low, high }) => low.latitude <= high.latitude, "low.latitude is above high.latitude");

/** Parses a circle. */
const circle = z.strictObject({
  center: latLng,
  radius: z.number().min(0).max(50_000).default(0),
});

/** Parses a circle or a rectangle, as in biases and restrictions. */
export const area = z
  .strictObject({ circle: circle.optional(), rectangle: rectangle.optional() })
  .refine((shapes) => (shapes.circle === undefined) !== (shapes.rectangle === undefined), {
    error: "needs exactly one of circle and rectangle",
  });

/** A circle or a rectangle. */
export type Area = z.infer<typeof area>;

/** Returns the great-circle distance between two points in kilometres. */
export function toDistanceKm(from: LatLng, to: LatLng): number {
  const lat = toRadians(to.latitude - from.latitude);
  const lng = toRadians(to.longitude - from.longitude);
  const share = Math.sin(lat / 2) ** 2 + Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * Math.sin(lng / 2) ** 2;
  return 2 * earthKm * Math.asin(Math.sqrt(share));
}

/** Whether a point lies in an area. */
export function contains({ circle: round, rectangle: box }: Area, point: LatLng): boolean {
  if (round) return toDistanceKm(round.center, point) * 1000 <= round.radius;
  const { low, high } = box!;
  if (point.latitude < low.latitude || point.latitude > high.latitude) return false;
  const { longitude } = point;
  return low.longitude <= high.longitude
    ? longitude >= low.longitude && longitude <= high.longitude
    : longitude >= low.longitude || longitude <= high.longitude;
}

/** Returns the centre of an area. */
export function toCenter({ circle: round, rectangle: box }: Area): LatLng {
  if (round) return round.center;
  const { low, high } = box!;
  const span = (high.longitude - low.longitude + 360) % 360;
  return {
    latitude: (low.latitude + high.latitude) / 2,
    longitude: ((low.longitude + span / 2 + 540) % 360) - 180,
  };
}

/** Returns the rectangle that extends `radiusKm` from a point in each direction. */
export function toViewport({ latitude, longitude }: LatLng, radiusKm: number) {
  const lat = radiusKm / 111.2;
  const lng = lat / Math.cos(toRadians(latitude));
  return {
    low: { latitude: round6(latitude - lat), longitude: round6(longitude - lng) },
    high: { latitude: round6(latitude + lat), longitude: round6(longitude + lng) },
  };
}

function round6(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
