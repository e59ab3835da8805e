import { expect, it } from "vitest";
import { formatDistance, formatDistanceInWords, formatReach } from "./formatDistance";

it.each([
  [1.3, "en-us", "US", "0.8 mi"],
  [1.3, "en-us", "CA", "1.3 km"],
  [1.3, "fr-ca", "US", "1,3 km"],
  [40, "en-us", "US", "25 mi"],
  [0, "en-us", null, "0.0 mi"],
] as const)("%s km in %s, %s, is %s", (km, lang, country, text) => {
  expect(formatDistance(km, lang, country)).toBe(text);
});

it.each([
  [0.6, "en-us", "US", "0.4 miles", "20 miles"],
  [1.61, "en-us", "US", "1.0 miles", "20 miles"],
  [55, "en-us", "US", "34 miles", "20 miles"],
  [55, "en-us", "CA", "55 km", "30 km"],
  [1.3, "fr-ca", "US", "1,3 km", "30 km"],
] as const)("within a sentence, %s km in %s, %s, is %s", (km, lang, country, text, reach) => {
  expect(formatDistanceInWords(km, lang, country)).toBe(text);
  expect(formatReach(lang, country)).toBe(reach);
});
