import { describe, expect, it } from "vitest";
import { cityParams, locationParams, rootParams, stateParams } from "./routeParams";

describe("the parameters of a route", () => {
  it("are decoded", () => {
    expect(cityParams.parse({ edition: "fr-ca", state: "qc", city: "%C3%A9" })).toEqual({
      edition: { lang: "fr-ca" },
      state: "qc",
      city: "é",
    });
    expect(locationParams.safeParse({ edition: "en-us", state: "il", city: "a", address: "b", locationId: "7" }).success).toBe(true);
  });

  it.each(["", "%E0%A4%A", "%", "x".repeat(501)])("are refused with a state of %j", (state) => {
    expect(stateParams.safeParse({ edition: "en-us", state }).success).toBe(false);
  });

  it.each(["de-de", ""])("are refused in the edition %j", (edition) => {
    expect(rootParams.safeParse({ edition }).success).toBe(false);
  });
});
