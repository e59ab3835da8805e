import { expect, test } from "vitest";
import { createNetworkParser } from "./parsePoints";

const point = { locationId: "1", lat: 39.8, lng: -89.6, services: ["keyCopy", "locksmith"], state: "IL", city: "Springfield" };

function parse(...lines: (object | string)[]) {
  const parser = createNetworkParser();
  parser.add(new TextEncoder().encode(lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n")));
  return parser.end();
}

test("each line is a kiosk", () => {
  expect(parse(point)).toEqual({
    points: { locationIds: ["1"], lats: [39.8], lngs: [-89.6], services: [0b01001], cities: [0] },
    cities: [{ state: "IL", city: "Springfield" }],
    badLines: 0,
    duplicates: 0,
  });
});

test("services that we do not know are left out", () => {
  const of = (services: unknown) => parse({ ...point, services }).points.services[0];
  expect(of(["locksmith", "teleport", "keyCopy"])).toBe(0b01001);
  expect([undefined, null, "keyCopy", [], [["keyCopy"]], ["keyCopy,carKeys"]].map(of)).toEqual([0, 0, 0, 0, 0, 0]);
});

test("a kiosk may lack state or city, its state is in capitals, and its id may be a number", () => {
  const { points, cities } = parse(
    { ...point, state: null, city: 7 },
    { ...point, locationId: "2", state: " il ", city: " Springfield " },
    { ...point, locationId: 12 },
  );
  expect(points.locationIds).toEqual(["1", "2", "12"]);
  expect(points.cities.map((city) => cities[city])).toEqual([
    { state: "", city: "" },
    { state: "IL", city: "Springfield" },
    { state: "IL", city: "Springfield" },
  ]);
  expect(cities).toHaveLength(2);
});

test("a state may be named in full", () => {
  const { cities } = parse({ ...point, state: "Puerto Rico", city: "Ponce" }, { ...point, locationId: "2", state: "pr", city: "Ponce" });
  expect(cities).toEqual([{ state: "PR", city: "Ponce" }]);
});

test.each([{ lat: null }, { lat: 90.1 }, { lng: -180.1 }, { lng: "-89" }, { lat: undefined }])(
  "a line with %j has no position",
  (fault) => {
    expect(parse({ ...point, ...fault })).toMatchObject({ points: { locationIds: ["1"], lats: [NaN], lngs: [NaN] }, badLines: 0 });
  },
);

test.each([{ locationId: "" }, { locationId: null }, { locationId: ["1"] }])("a line with %j is counted as bad", (fault) => {
  expect(parse({ ...point, ...fault }, point)).toMatchObject({ points: { locationIds: ["1"] }, badLines: 1 });
});

test.each(["{ no JSON", "null", "7", "[]", '"text"', JSON.stringify(point).replace('"1"', "1e999")])("so is %s", (line) => {
  expect(parse(line, point)).toMatchObject({ points: { locationIds: ["1"] }, badLines: 1 });
});

test("of lines with the same id the first counts", () => {
  expect(parse(point, { ...point, lat: 1 }, { ...point, locationId: 1 })).toMatchObject({
    points: { lats: [39.8] },
    duplicates: 2,
    badLines: 0,
  });
});
