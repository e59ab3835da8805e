import type { Map as MapLibre } from "maplibre-gl";
import type { MapColors } from "../mapColors";

/** Name of the image of the ring that marks a city on the continent. */
export const RING = "ring";
/** Its diameter and its line in pixels, and how many of the image's pixels one has. */
const [SIZE, LINE, RATIO] = [10, 2, 2];

/** Draws the ring in the present colours. */
export function drawCityRing(map: MapLibre, colors: MapColors): void {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIZE * RATIO;
  const context = canvas.getContext("2d")!;
  context.arc(canvas.width / 2, canvas.height / 2, ((SIZE - LINE) / 2) * RATIO, 0, 2 * Math.PI);
  context.fillStyle = colors["on-pin"];
  context.fill();
  context.lineWidth = LINE * RATIO;
  context.strokeStyle = colors.pin;
  context.stroke();
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  if (map.hasImage(RING)) map.updateImage(RING, image);
  else map.addImage(RING, image, { pixelRatio: RATIO });
}
