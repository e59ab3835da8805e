import type { View } from "./mapAdapter";
import type { Marker } from "./markers";
import { project, unproject } from "./projection";

/** A map of 800 by 600 pixels. */
export const view: View = {
  bounds: { minLat: 0, maxLat: 0, minLng: 0, maxLng: 0 },
  center: { lat: 40, lng: -83 },
  zoom: 11,
  isClosest: false,
  width: 800,
  height: 600,
};

/** Returns the point this many pixels east and south of the map's center. */
function pointAt(x: number, y = 0): { lat: number; lng: number } {
  const middle = project(view.center, view.zoom);
  return unproject({ x: middle.x + x, y: middle.y + y }, view.zoom);
}

/** Returns the marker of a kiosk there. */
export function pin(locationId: string, x: number, y?: number): Marker {
  return { ...pointAt(x, y), kioskCount: 1, locationId, expansionZoom: null };
}

/** Returns the marker of many kiosks there. */
export function ring(kioskCount: number, x: number, y?: number): Marker {
  return { ...pointAt(x, y), kioskCount, locationId: null, expansionZoom: 13 };
}
