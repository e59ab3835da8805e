import { expect, it } from "vitest";
import { largestFirst } from "./largestFirst";

const places = [
  { state: "QC", kioskCount: 28 },
  { state: "NY", kioskCount: 87 },
  { state: "YT", kioskCount: 1 },
  { state: "ON", kioskCount: 40 },
  { state: "TX", kioskCount: 36 },
];

it.each([
  ["en-us", ["NY", "ON", "TX", "QC", "YT"]],
  ["fr-ca", ["ON", "QC", "NY", "TX", "YT"]],
] as const)("the largest places where %s is read come first, small ones in their order", (lang, states) => {
  expect(largestFirst(places, lang).map(({ state }) => state)).toEqual(states);
});
