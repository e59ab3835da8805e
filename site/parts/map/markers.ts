import type { MapMarkersQuery } from "../../bff/__generated__/operations";
import type { LatLng, View } from "./mapAdapter";
import { pixelIn } from "./projection";

type Answered = NonNullable<MapMarkersQuery["kioskMap"]>["markers"][number];

/** A pin of one kiosk, or a cluster of several; only clusters have cities. */
export type Marker = Omit<Answered, "city" | "hasOtherCities"> & Partial<Answered>;

/** Returns the React key of a marker, so that a marker that stays is not rendered again. */
export function keyOf({ locationId, lat, lng, kioskCount }: Marker): string {
  return locationId ?? `${lat},${lng},${kioskCount}`;
}

/** Returns the marker of a kiosk. */
export function toMarker({ locationId, lat, lng }: LatLng & { locationId: string }): Marker {
  return { locationId, lat, lng, kioskCount: 1, expansionZoom: null };
}

/** On maps narrower than this, what stands for many kiosks is smaller, in pixels. */
export const SMALL_MAP_PX = 500;

/**
 * Returns the diameter of a ring in pixels, by the root of its number and by the width of the map. The dotted line around it makes it ten
 * pixels wider.
 */
export function clusterSize(kioskCount: number, mapWidth: number = Infinity): number {
  const root = Math.sqrt(kioskCount);
  return Math.round(mapWidth < SMALL_MAP_PX ? Math.min(48, 23 + 1.6 * root) : Math.min(72, 30 + 3.1 * root));
}

/** Maximum distance of a kiosk from the center of its cluster. */
const REACH_PX = 120;

/**
 * Returns the markers of a map beside a list: each listed kiosk is a marker of its own, before all others, and counts in no cluster. The
 * BFF does not say which kiosks a cluster holds: a listed one without a marker is in the nearest.
 */
export function withListed(markers: readonly Marker[], listed: readonly Marker[], view: View): Marker[] {
  const alone = new Set(markers.map(({ locationId }) => locationId));
  const ids = new Set(listed.map(({ locationId }) => locationId));
  const listedIn = new Map<Marker, number>();
  for (const kiosk of listed) {
    const cluster = alone.has(kiosk.locationId) ? undefined : nearestCluster(markers, kiosk, view);
    if (cluster) listedIn.set(cluster, (listedIn.get(cluster) ?? 0) + 1);
  }
  const others = markers
    .filter(({ locationId }) => locationId === null || !ids.has(locationId))
    .map((marker) => ({ ...marker, kioskCount: marker.kioskCount - (listedIn.get(marker) ?? 0) }));
  return [...listed, ...others.filter(({ kioskCount }) => kioskCount > 0)];
}

function nearestCluster(markers: readonly Marker[], at: LatLng, view: View): Marker | undefined {
  const point = pixelIn(view, at);
  let [nearest, least]: [Marker | undefined, number] = [undefined, REACH_PX];
  for (const marker of markers) {
    if (marker.locationId !== null) continue;
    const pixel = pixelIn(view, marker);
    const distance = Math.hypot(pixel.x - point.x, pixel.y - point.y);
    if (distance < least) [nearest, least] = [marker, distance];
  }
  return nearest;
}
