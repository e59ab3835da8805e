import { expect, it } from "vitest";
import { matchingCities } from "./matchingCities";

const cities = ["Columbus", "East Cleveland", "Cleveland", "Cleveland Heights", "St. Marys", "Saint-Jérôme"].map((city) => ({ city }));

it.each([
  ["columbus", ["Columbus"]],
  ["Columbus, OH", ["Columbus"]],
  ["cleveland", ["Cleveland"]],
  ["clev", ["East Cleveland", "Cleveland", "Cleveland Heights"]],
  ["heights", ["Cleveland Heights"]],
  ["st marys", ["St. Marys"]],
  ["saint jerome", ["Saint-Jérôme"]],
  ["eights", []],
  ["43215", []],
  ["", []],
  [" , ", []],
])("%j means %j", (words, names) => {
  expect(matchingCities(cities, words).map(({ city }) => city)).toEqual(names);
});
