import { boxAround } from "./boxes";
import type { Box, LatLng, View } from "./mapAdapter";
import { clusterSize, keyOf, type Marker } from "./markers";
import { pixelIn } from "./projection";
import { ringShiftsOf } from "./ringShifts";

/** Half of a dot with its edge, and the dotted line around a ring, with some room. In pixels. */
const [DOT_PX, LINE_PX] = [10, 8];

/** Returns the parts of a view that dots and rings take, where they stand beside the `listed` kiosks' pins. */
export function markerBoxes(markers: readonly Marker[], listed: readonly LatLng[], view: View): Box[] {
  const rings = markers.filter(({ locationId }) => locationId === null);
  const shifts = ringShiftsOf(rings, listed, view);
  return markers.map((marker) => {
    const { x, y } = pixelIn(view, marker);
    const shift = shifts.get(keyOf(marker)) ?? { x: 0, y: 0 };
    const half = marker.locationId === null ? clusterSize(marker.kioskCount, view.width) / 2 + LINE_PX : DOT_PX;
    return boxAround({ x: x + shift.x, y: y + shift.y }, { x: half, y: half });
  });
}
