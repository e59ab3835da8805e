import { expect, it } from "vitest";
import { formatDistance } from "./formatDistance";

it.each([
  [1.3, "en-us", "US", "0.8 mi"],
  [1.3, "en-us", "CA", "1.3 km"],
  [1.3, "fr-ca", "US", "1,3 km"],
  [40, "en-us", "US", "25 mi"],
  [0, "en-us", null, "0.0 mi"],
] as const)("%s km in %s, %s, is %s", (km, lang, country, text) => {
  expect(formatDistance(km, lang, country)).toBe(text);
});
