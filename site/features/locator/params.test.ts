import { describe, expect, it } from "vitest";
import { cityParams, locationParams, pageNumber, rootParams, stateParams } from "./params";

describe("the parameters of a route", () => {
  it("are decoded", () => {
    expect(cityParams.parse({ edition: "fr-ca", state: "qc", city: "%C3%A9" })).toEqual({ edition: { lang: "fr-ca" }, state: "qc", city: "é" });
    expect(locationParams.safeParse({ edition: "en-us", state: "il", city: "a", address: "b", locationId: "7" }).success).toBe(true);
  });

  it.each(["", "%E0%A4%A", "%", "x".repeat(501)])("are none with a state of %j", (state) => {
    expect(stateParams.safeParse({ edition: "en-us", state }).success).toBe(false);
  });

  it.each(["de-de", ""])("are none in the edition %j", (edition) => {
    expect(rootParams.safeParse({ edition }).success).toBe(false);
  });
});

it.each([
  ["2", 2],
  [undefined, 1],
  ["0", 1],
  ["-3", 1],
  ["1.5", 1],
  ["x", 1],
  [["2", "3"], 1],
  ["1e9", 1],
])("the page %j is page %i", (asked, page) => {
  expect(pageNumber.parse(asked)).toBe(page);
});
