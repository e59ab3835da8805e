import { expect, test } from "vitest";
import { createPointParser } from "./parsePoints";

const point = { locationId: "1", lat: 39.8, lng: -89.6, services: ["keyCopy", "locksmith"], state: "IL", city: "Springfield" };

function parse(...lines: object[]) {
  const parser = createPointParser();
  for (const line of lines) parser.add(JSON.stringify(line));
  return { points: parser.points, badLines: parser.badLines() };
}

test("a line is a point", () => {
  expect(parse(point)).toEqual({ points: [point], badLines: 0 });
});

test("services stand in their order, without those that nobody knows", () => {
  const of = (services: unknown) => parse({ ...point, services }).points[0]!.services;
  expect(of(["locksmith", "teleport", "keyCopy"])).toEqual(["keyCopy", "locksmith"]);
  expect(of(undefined)).toEqual([]);
  expect(of("keyCopy")).toEqual([]);
});

test("points share what they have in common", () => {
  const [one, other] = parse(point, { ...point, locationId: "2" }).points;
  expect(one!.services).toBe(other!.services);
});

test("a point without state or city is one all the same, a state is in capitals, a number is an id", () => {
  const { points } = parse({ ...point, state: null, city: 7 }, { ...point, state: " il ", city: " Springfield " }, { ...point, locationId: 12 });
  expect(points.map(({ locationId, state, city }) => [locationId, state, city])).toEqual([
    ["1", "", ""],
    ["1", "IL", "Springfield"],
    ["12", "IL", "Springfield"],
  ]);
});

test.each([{ locationId: "" }, { locationId: null }, { lat: null }, { lat: 90.1 }, { lng: -180.1 }, { lng: "-89" }])("a line with %j is counted as bad", (fault) => {
  expect(parse({ ...point, ...fault }, point)).toEqual({ points: [point], badLines: 1 });
});
