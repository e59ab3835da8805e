import { expect, it } from "vitest";
import { packDots, toDots } from "./networkDots";

const cell = (lat: number, lng: number, kioskCount: number) => ({ lat, lng, kioskCount });

it("carries the dots of a network to the map, by size", () => {
  const network = packDots([cell(34.05, -118.25, 31), cell(40, -83.1, 5), cell(41.52, -81.68, 6), cell(40.5, -82.9, 1)]);
  expect(network[0]).toEqual([-1662, 800, 4, 10]);
  expect(toDots(network, false).map(({ geometry, properties }) => [geometry, properties!.radius])).toEqual([
    [
      {
        type: "MultiPoint",
        coordinates: [
          [-83.1, 40],
          [-82.9, 40.5],
        ],
      },
      1.6,
    ],
    [{ type: "MultiPoint", coordinates: [[-81.7, 41.5]] }, 2.3],
    [{ type: "MultiPoint", coordinates: [[-118.25, 34.05]] }, 4],
  ]);
  expect(toDots(network, true).map(({ properties }) => properties!.radius)).toEqual([0.8, 1.15, 2]);
});
