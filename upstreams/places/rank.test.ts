import { expect, test } from "vitest";
import type { City } from "../kiosks/cities";
import { toCityEntry } from "./entry";
import { rank, rankByDistance } from "./rank";

const toCity = (name: string, population: number, lng: number, country: "US" | "CA" = "US") =>
  toCityEntry({ name, state: "IL", country, population, lat: 40, lng } satisfies City, 0, 1);
const hamlet = toCity("Hamlet", 200, -89);
const metropolis = toCity("Metropolis", 5_000_000, -89.4);
const bias = { circle: { center: { latitude: 40, longitude: -89 }, radius: 20_000 } };
const namesOf = (entries: readonly { city: City }[]) => entries.map(({ city }) => city.name);

test("big cities come first", () => {
  expect(namesOf(rank([hamlet, metropolis], {}))).toEqual(["Metropolis", "Hamlet"]);
});

test("the smallest town within the bias comes before a big city just outside", () => {
  expect(namesOf(rank([metropolis, hamlet], { bias }))).toEqual(["Hamlet", "Metropolis"]);
});

test("outside the bias, the nearer of two similar cities comes first", () => {
  const far = toCity("Far", 5_000_000, -70);
  expect(namesOf(rank([far, metropolis], { bias }))).toEqual(["Metropolis", "Far"]);
});

test("a town with exactly this name comes before a bigger one whose name starts with it", () => {
  const begun = { ...toCity("Hamletville", 20_000, -89), closeness: 0.5 };
  expect(namesOf(rank([begun, toCity("Hamlet", 2000, -89)], {}))).toEqual(["Hamlet", "Hamletville"]);
});

test("a city in the requested region comes before a somewhat bigger city abroad", () => {
  const abroad = toCity("Abroad", 9000, -89, "CA");
  expect(namesOf(rank([abroad, toCity("Home", 3000, -89)], { regionCode: "us" }))).toEqual(["Home", "Abroad"]);
});

test("ranking by distance puts the nearest first, whatever its size", () => {
  const nearest = rankByDistance([metropolis, hamlet], bias.circle.center);
  expect(namesOf(nearest)).toEqual(["Hamlet", "Metropolis"]);
});
