import type { MapMarkersQuery } from "../../bff/__generated__/operations";
import type { LatLng, View } from "./mapAdapter";
import { pixelIn } from "./projection";

/** A pin of one kiosk, or a cluster of several. */
export type Marker = NonNullable<MapMarkersQuery["kioskMap"]>["markers"][number];

/** Returns the React key of a marker, so that a marker that stays is not rendered again. */
export function keyOf({ locationId, lat, lng, kioskCount }: Marker): string {
  return locationId ?? `${lat},${lng},${kioskCount}`;
}

/** Returns the diameter of a cluster in pixels. */
export function clusterSize(kioskCount: number): 44 | 52 | 60 {
  if (kioskCount > 40) return 60;
  return kioskCount > 12 ? 52 : 44;
}

/** Maximum distance of a kiosk from the center of its cluster. */
const REACH_PX = 120;

/** Returns the marker of a kiosk: its own pin, else the nearest cluster, which holds it. */
export function markerOf(markers: readonly Marker[], view: View, locationId: string, at: LatLng | undefined): Marker | undefined {
  const own = markers.find((marker) => marker.locationId === locationId);
  if (own || !at) return own;
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
