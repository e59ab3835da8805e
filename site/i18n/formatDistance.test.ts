import { expect, it } from "vitest";
import { formatDistance, formatDistanceInWords, formatRadius, formatReach, toKm, unitOf } from "./formatDistance";

it.each([
  [1.3, "en-us", "0.8\u00a0mi"],
  [1.3, "fr-ca", "1,3\u00a0km"],
  [40, "en-us", "25\u00a0mi"],
  [40, "fr-ca", "40\u00a0km"],
  [0, "en-us", "0.0\u00a0mi"],
] as const)("%s km in %s is %s", (km, lang, text) => {
  expect(formatDistance(km, lang)).toBe(text);
});

it.each([
  [0.6, "en-us", "0.4 miles", "20 miles"],
  [1.61, "en-us", "1.0 miles", "20 miles"],
  [55, "en-us", "34 miles", "20 miles"],
  [1.3, "fr-ca", "1,3\u00a0km", "30\u00a0km"],
] as const)("within a sentence, %s km in %s is %s", (km, lang, text, reach) => {
  expect(formatDistanceInWords(km, lang)).toBe(text);
  expect(formatReach(unitOf(lang))).toBe(reach);
});

it.each([
  ["en-us", "US", "mi"],
  ["en-us", undefined, "mi"],
  ["en-us", "CA", "km"],
  ["fr-ca", "US", "km"],
] as const)("in %s, distances in %s are in %s", (lang, country, unit) => {
  expect(unitOf(lang, country)).toBe(unit);
  expect(formatDistance(1.3, lang, unit)).toContain(unit);
});

it("distances to choose have the same number in both units", () => {
  expect([formatRadius({ count: 25, unit: "mi" }, "en-us"), formatRadius({ count: 25, unit: "km" }, "en-us")]).toEqual([
    "25 miles",
    "25\u00a0km",
  ]);
  expect(formatRadius({ count: 25, unit: "mi" }, "fr-ca")).toBe("25 milles");
  expect([toKm(25, "km"), toKm(25, "mi")]).toEqual([25, expect.closeTo(40.2, 1)]);
});
