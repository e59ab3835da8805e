import type { Map as MapLibre } from "maplibre-gl";
import { expect, it } from "vitest";
import { obstacleOf } from "./obstacles";

/** A map of 800 by 600 pixels whose degrees are pixels. */
const map = {
  getContainer: () => ({ clientWidth: 800, clientHeight: 600 }),
  unproject: ([lng, lat]: [number, number]) => ({ lng, lat }),
} as unknown as MapLibre;

it("an obstacle covers a part of the map from its middle", () => {
  expect(obstacleOf({ left: 100, right: 300, top: 50, bottom: 90 }, map)).toEqual({ at: { lng: 200, lat: 70 }, reach: [20, 100, 20, 100] });
});

it.each([
  ["left", { left: -90, right: 0, top: 0, bottom: 600 }, { lng: 1, lat: 300 }, [300, 0, 300, 91]],
  ["right", { left: 800, right: 890, top: 0, bottom: 600 }, { lng: 799, lat: 300 }, [300, 91, 300, 0]],
  ["upper", { left: 0, right: 800, top: -90, bottom: 0 }, { lng: 400, lat: 1 }, [91, 400, 0, 400]],
])("that beyond the %s edge has its point within the map, since tiles beyond may not be loaded", (_, box, at, reach) => {
  expect(obstacleOf(box, map)).toEqual({ at, reach });
});
