import type { Literal } from "./parseQuery";

/** Whether a field has content. */
export function isFilled(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return false;
  if (typeof value !== "object") return true;
  if (Array.isArray(value)) return value.length > 0;
  const { id, url } = value as Record<string, unknown>;
  return "link_type" in value ? Boolean(id ?? url) : Object.keys(value).length > 0;
}

/** Whether a stored value equals the literal of a query: links compare by id, dates by instant. */
export function isEqual(stored: unknown, wanted: Literal): boolean {
  if (typeof stored === "string" && typeof wanted === "number") return toTime(stored) === wanted;
  const { link_type: linkType, id } = Object(stored) as Record<string, unknown>;
  return linkType === undefined ? stored === wanted : id === wanted;
}

/** Returns a date or timestamp as milliseconds since 1970; NaN for anything else. */
export function toTime(value: unknown): number {
  if (typeof value === "number") return value;
  return typeof value === "string" ? Date.parse(value) : Number.NaN;
}

/** Returns the great-circle distance between two geopoints in kilometres. */
export function toDistanceKm(value: unknown, latitude: number, longitude: number): number {
  const point = Object(value) as { latitude?: number; longitude?: number };
  if (point.latitude === undefined || point.longitude === undefined) return Number.NaN;
  const halfLatitude = Math.sin(toRadians(point.latitude - latitude) / 2) ** 2;
  const halfLongitude = Math.sin(toRadians(point.longitude - longitude) / 2) ** 2;
  const across = Math.cos(toRadians(latitude)) * Math.cos(toRadians(point.latitude)) * halfLongitude;
  return 2 * 6371 * Math.asin(Math.sqrt(halfLatitude + across));
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

// Keys whose strings are ids, addresses or types, not visible text.
const silentKeys = new Set("id uid url link_type slice_type slice_label variation version type kind lang slug".split(" "));

/** Returns the visible words in a value, in lower case and without accents. */
export function toWords(value: unknown): string[] {
  return listTexts(value).flatMap((text) => {
    const plain = text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
    return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  });
}

function listTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (typeof inner === "string" && silentKeys.has(key) ? [] : listTexts(inner)));
}
