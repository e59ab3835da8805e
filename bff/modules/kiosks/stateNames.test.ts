import { expect, test } from "vitest";
import { countryOf, REGION_NAMES } from "#shared/forms/regions.ts";
import { stateCodeOf, stateNameOf, stateNamesOf } from "./stateNames";

test("every state with a country has a name that yields its code, in both languages", () => {
  const codes = Object.keys(REGION_NAMES);
  expect(codes.length).toBe(13 + 50 + 6);
  for (const code of codes) {
    expect(countryOf(code), code).not.toBeNull();
    for (const lang of ["en-us", "fr-ca"]) {
      expect(stateNameOf(code, lang)).not.toBe(code);
      expect(stateCodeOf(stateNameOf(code, lang))).toBe(code);
    }
    expect(stateCodeOf(code.toLowerCase())).toBe(code);
  }
});

test("a state has a name for each language of the site, each once", () => {
  expect(["NC", "OH", "XX"].map(stateNamesOf)).toEqual([["North Carolina", "Caroline du Nord"], ["Ohio"], ["XX"]]);
});

test("an unknown state is named by its code", () => {
  expect([stateNameOf("XX", "fr-ca"), stateNameOf("toString", "en-us"), stateCodeOf("xx")]).toEqual(["XX", "toString", "XX"]);
});
