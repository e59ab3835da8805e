import { setMaxListeners } from "node:events";
import { createNetworkParser } from "#bff/sources/kiosks/parsePoints.ts";
import { sortNetwork } from "./networkData";
import { openNetwork } from "./networkIndex";

/** The signal of a request that nothing ends. */
export const NEVER = new AbortController().signal;
setMaxListeners(0, NEVER);

/** A line of the backend's network. */
export interface PointLine {
  locationId: string;
  lat: number;
  lng: number;
  services: string[];
  state: string;
  city: string;
}

export function point(locationId: string, more: Partial<PointLine> = {}): PointLine {
  return { locationId, lat: 39.8, lng: -89.6, services: [], state: "IL", city: "Springfield", ...more };
}

/** Returns the index of these points. */
export async function openPoints(points: readonly PointLine[]) {
  return openNetwork(await sortPoints(points));
}

export function sortPoints(points: readonly PointLine[]) {
  const parser = createNetworkParser();
  parser.add(new TextEncoder().encode(points.map((one) => JSON.stringify(one)).join("\n")));
  return sortNetwork(parser.end());
}

/** Returns points all over the world, most of them in one cluster, with all sets of services. The same in each run. */
export function scatterPoints(count: number): PointLine[] {
  const services = ["keyCopy", "keyFobs", "carKeys", "locksmith", "become-locksmith"];
  return Array.from({ length: count }, (_, index) => {
    const isInCrowd = index % 3 > 0;
    const lat = isInCrowd ? 40.7 + ((index * 0.377) % 1) : ((index * 37.7) % 180) - 90;
    const lng = isInCrowd ? -74 + ((index * 0.713) % 1) : ((index * 71.3) % 360) - 180;
    return point(String(index), { lat, lng, services: services.filter((__, bit) => ((index * 7) >> bit) & 1) });
  });
}
