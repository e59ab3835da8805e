import { describe, expect, test } from "vitest";
import { createNetwork } from "#upstreams/kiosks/network.ts";
import { toPoint } from "#upstreams/kiosks/toLocation.ts";
import { loadGazetteer } from "../../localities/gazetteer";
import { setMisplacedAside } from "./misplaced";
import { openNetwork } from "./networkIndex";
import { WORLD } from "./points";
import { point, type PointLine, sortPoints } from "./testing";

async function open(...lines: PointLine[]) {
  const data = await sortPoints(lines);
  const misplaced = await setMisplacedAside(data, loadGazetteer());
  return openNetwork(data, () => {}, misplaced);
}
const misplacedOf = async (...lines: PointLine[]) => [...(await open(...lines)).misplaced];

/** Two kiosks of a town that no list of towns has. */
const testville = (id: string, lat: number, lng: number) => point(id, { state: "OH", city: "Testville", lat, lng });
const TWO = [testville("1", 40.3, -82.7), testville("2", 40.31, -82.71)];

describe("a point that makes no sense", () => {
  test.each<[string, number, number]>([
    ["is 0,0", 0, 0],
    ["is nearly 0,0", 0.2, -0.3],
    ["is swapped", -82.9, 40.2],
    ["has lost its sign", 40.41, 82.61],
    ["has a sign too many", -40.41, -82.61],
    ["is in Canada", 45.5, -73.6],
    ["is in the same state, too far away", 41.6, -83.5],
    ["has lost a digit", 4.03, -82.7],
    ["is the middle of the country", 39.8, -98.6],
    ["is none", NaN, NaN],
  ])("%s: it is set aside", async (_, lat, lng) => {
    expect(await misplacedOf(...TWO, testville("3", lat, lng))).toEqual(["3"]);
  });

  test.each<[string, number, number]>([
    ["is 0,0", 0, 0],
    ["is swapped", -82.9, 40.2],
    ["has lost its sign", 40.41, 82.61],
    ["is in Mexico", 19.4, -99.1],
  ])("%s: also that of a city's only kiosk", async (_, lat, lng) => {
    expect(await misplacedOf(testville("3", lat, lng))).toEqual(["3"]);
  });

  test("is far from the town, also when a city has two kiosks", async () => {
    const columbus = (id: string, lat: number, lng: number) => point(id, { state: "OH", city: "Columbus", lat, lng });
    expect(await misplacedOf(columbus("1", 39.96, -83), columbus("2", 41.6, -83.5))).toEqual(["2"]);
  });

  test("does not hide those that are right, whatever their number", async () => {
    const many = Array.from({ length: 5 }, (_, index) => testville(String(10 + index), 40.3 + index / 100, -82.7));
    expect(await misplacedOf(...many, testville("1", 0, 0), testville("2", -82.7, 40.3))).toEqual(["1", "2"]);
  });
});

describe("nothing that is right is set aside", () => {
  test("in the stand-in's network", async () => {
    const network = createNetwork(7500);
    const lines = Array.from({ length: network.count }, (_, index) => toPoint(network.spot(index)));
    expect(await misplacedOf(...lines)).toEqual([]);
  });

  test.each<[string, PointLine[]]>([
    ["a hamlet with the name of a town elsewhere in its state", [point("1", { state: "OH", city: "Columbus", lat: 41.7, lng: -83.5 })]],
    [
      "two towns of one name in a state",
      [34.181, 34.182, 37.323].map((lat, index) =>
        point(String(index), { state: "CA", city: "Burbank", lat, lng: lat < 35 ? -118.309 : -121.932 }),
      ),
    ],
    ["a village far in the north", [point("1", { state: "NU", city: "Grise Fiord", lat: 76.42, lng: -82.9 })]],
    ["an island of Hawaii", [point("1", { state: "HI", city: "Hilo", lat: 19.7, lng: -155.1 })]],
    ["an island beyond the date line", [point("1", { state: "AK", city: "Shemya", lat: 52.7, lng: 174.1 })]],
    ["Puerto Rico", [point("1", { state: "PR", city: "San Juan", lat: 18.46, lng: -66.1 })]],
    ["Guam", [point("1", { state: "GU", city: "Dededo", lat: 13.5, lng: 144.8 })]],
    ["no city", [point("1", { city: "" }), point("2", { city: "", lat: 37.7, lng: -88.9 })]],
    ["no state", [point("1", { state: "", city: "Paris", lat: 48.9, lng: 2.35 })]],
  ])("%s", async (_, lines) => {
    expect(await misplacedOf(...lines)).toEqual([]);
  });
});

describe("a kiosk whose point is set aside", () => {
  test("is in its city's list, and on no map, in no area and in no distance", async () => {
    const index = await open(...TWO, testville("3", 0, 0));
    expect(index.directory.page("OH", "testville", { required: 0, first: 9, offset: 0 }).locationIds).toEqual(["1", "2", "3"]);
    expect(index.search(WORLD, 0).totalCount).toBe(2);
    expect(
      index
        .search(WORLD, 0)
        .nearest({ lat: 0, lng: 0 }, 9)
        .map(({ locationId }) => locationId),
    ).not.toContain("3");
    const map = await index.map({ bounds: WORLD, zoom: 0, required: 0 }, new AbortController().signal);
    expect(map.totalCount).toBe(2);
  });

  test("does not move its city, and alone gives it no neighbours", async () => {
    const zeroville = point("4", { state: "OH", city: "Zeroville", lat: 0, lng: 0 });
    const index = await open(...TWO, testville("3", 0, 0), zeroville);
    expect(index.neighbours.middleOfCity("OH", "testville")!.lat).toBeCloseTo(40.305);
    expect(index.neighbours.middleOfCity("OH", "zeroville")).toBeNull();
    expect(index.neighbours.cities("OH", "zeroville", 5)).toEqual([]);
    expect(index.neighbours.cities("OH", "testville", 5)).toEqual([]);
  });
});
