import { expect, test } from "vitest";
import { openPoints, point } from "./testing";

const at = (locationId: string, state: string, city: string, lat: number, lng: number) => point(locationId, { state, city, lat, lng });

const { neighbours } = await openPoints([
  at("1", "OH", "Toledo", 41.65, -83.54),
  at("2", "OH", "Columbus", 39.9, -83),
  at("3", "OH", "Columbus", 40.02, -83),
  at("4", "MI", "Monroe", 41.92, -83.4),
  at("5", "MI", "Marquette", 46.54, -87.4),
  at("6", "ON", "Windsor", 42.31, -83.04),
  at("7", "OH", "", 41.66, -83.54),
  at("8", "", "Nowhere", 41.65, -83.54),
  at("9", "HI", "Honolulu", 21.31, -157.86),
]);

test("neighbours of a city are cities of any state, the nearest first", () => {
  expect(neighbours.cities("OH", "toledo", 3).map(({ city, state, kioskCount }) => [city, state, kioskCount])).toEqual([
    ["Monroe", "MI", 1],
    ["Windsor", "ON", 1],
    ["Columbus", "OH", 2],
  ]);
  expect(neighbours.cities("OH", "toledo", 20)).toHaveLength(5);
});

test("neighbours of a state are states with a city near its middle", () => {
  expect(neighbours.states("OH", 2).map(({ state }) => state)).toEqual(["MI", "ON"]);
  expect(neighbours.states("HI", 20)).toHaveLength(3);
});

test("an unknown city or state has no neighbours, nor has the only city", async () => {
  expect(neighbours.cities("OH", "atlantis", 3)).toEqual([]);
  expect(neighbours.states("ZZ", 3)).toEqual([]);
  const lonely = await openPoints([at("1", "OH", "Toledo", 41.65, -83.54)]);
  expect([lonely.neighbours.cities("OH", "toledo", 3), lonely.neighbours.states("OH", 3)]).toEqual([[], []]);
});
