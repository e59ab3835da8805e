import { expect, it } from "vitest";
import { countryOfPlace } from "./regions";

it.each([
  ["Toronto, ON", "CA"],
  ["12 Main St, Columbus, OH", "US"],
  ["San Jose, CA, USA", "US"],
  ["Gatineau, Québec, Canada", "CA"],
  ["43215", "US"],
  ["h2x 1y4", "CA"],
  ["Ontario", null],
  ["Paris, France", null],
  ["", null],
  [undefined, null],
])("%s is a place in %s", (words, country) => {
  expect(countryOfPlace(words)).toBe(country);
});
