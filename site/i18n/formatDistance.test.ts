import { expect, it } from "vitest";
import { formatDistance, formatDistanceInWords, formatReach } from "./formatDistance";

it.each([
  [1.3, "en-us", "0.8 mi"],
  [1.3, "fr-ca", "1,3 km"],
  [40, "en-us", "25 mi"],
  [40, "fr-ca", "40 km"],
  [0, "en-us", "0.0 mi"],
] as const)("%s km in %s is %s", (km, lang, text) => {
  expect(formatDistance(km, lang)).toBe(text);
});

it.each([
  [0.6, "en-us", "0.4 miles", "20 miles"],
  [1.61, "en-us", "1.0 miles", "20 miles"],
  [55, "en-us", "34 miles", "20 miles"],
  [1.3, "fr-ca", "1,3 km", "30 km"],
] as const)("within a sentence, %s km in %s is %s", (km, lang, text, reach) => {
  expect(formatDistanceInWords(km, lang)).toBe(text);
  expect(formatReach(lang)).toBe(reach);
});
