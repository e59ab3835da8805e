import { expect, test } from "vitest";
import { countryOf } from "./countries";
import { stateCodeOf, stateNameOf } from "./stateNames";

const CODES =
  "AB BC MB NB NL NS NT NU ON PE QC SK YT AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA PR RI SC SD TN TX UT VA VI VT WA WI WV WY GU AS MP".split(
    " ",
  );

test("every state with a country has a name that leads back to it, in both languages", () => {
  for (const code of CODES) {
    expect(countryOf(code), code).not.toBeNull();
    for (const lang of ["en-us", "fr-ca"]) {
      expect(stateNameOf(code, lang)).not.toBe(code);
      expect(stateCodeOf(stateNameOf(code, lang))).toBe(code);
    }
    expect(stateCodeOf(code.toLowerCase())).toBe(code);
  }
});

test("a state that nobody knows is called by its code", () => {
  expect([stateNameOf("XX", "fr-ca"), stateNameOf("toString", "en-us"), stateCodeOf("xx")]).toEqual(["XX", "toString", "XX"]);
});
