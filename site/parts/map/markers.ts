import type { MapMarkersQuery } from "../../bff/__generated__/operations";
import type { LatLng, View } from "./mapAdapter";
import { pixelIn } from "./projection";

/** A kiosk, or several that lie too close to tell apart. */
export type Marker = NonNullable<MapMarkersQuery["kioskMap"]>["markers"][number];

/** What makes two markers the same one, so that what stays where it was is left alone. */
export function keyOf({ locationId, lat, lng, kiosks }: Marker): string {
  return locationId ?? `${lat},${lng},${kiosks}`;
}

/** The diameter of a cluster, in pixels. */
export function clusterSize(kiosks: number): 44 | 52 | 60 {
  if (kiosks > 40) return 60;
  return kiosks > 12 ? 52 : 44;
}

/** As far as a kiosk may lie from the middle of the cluster that holds it. */
const REACH_PX = 120;

/** The marker that stands for a kiosk: its own, or else the nearest cluster, which holds it. */
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
