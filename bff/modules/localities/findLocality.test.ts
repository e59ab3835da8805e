import { describe, expect, test } from "vitest";
import { findLocality } from "./findLocality";
import { loadGazetteer } from "./gazetteer";

const gazetteer = loadGazetteer();

function find(text: string, lang = "en-us", kiosksIn: readonly string[] = []) {
  const towns = {
    townsNamed: gazetteer.townsNamed,
    hasKiosks: ({ name, state }: { name: string; state: string }) => kiosksIn.includes(`${name}, ${state}`),
  };
  return findLocality(text, { towns, pointOfCode: gazetteer.pointOfCode, lang });
}
/** The name of a certain place; `perhaps NAME` of a guess. */
function nameOf(text: string, lang?: string, kiosksIn?: readonly string[]): string | null {
  const found = find(text, lang, kiosksIn);
  return found && (found.isCertain ? found.name : `perhaps ${found.name}`);
}

describe("a postal code is found", () => {
  test.each([
    ["43215", "43215"],
    [" 43215 ", "43215"],
    ["43215-1234", "43215"],
    ["00501", "00501"],
    ["K1A 0B1", "K1A"],
    ["k1a0b1", "K1A"],
    ["K1A-0B1", "K1A"],
    ["k1a", "K1A"],
    ["h2x 1y4", "H2X"],
    ["Columbus, OH 43215", "43215"],
    ["columbus ohio 43215", "43215"],
    ["OH 43215", "43215"],
    ["43215 USA", "43215"],
    ["Montréal QC H2X 1Y4", "H2X"],
    ["Montreal, Québec, H2X 1Y4, Canada", "H2X"],
    ["Toronto ON M5V", "M5V"],
  ])("%s", (text, name) => expect(nameOf(text)).toBe(name));

  test("where it is", () => {
    expect(find("43215")!.geoLocation).toEqual({ lat: expect.closeTo(39.967, 3), lng: expect.closeTo(-83.004, 3) });
    expect(find("K1A 0B1")!.geoLocation).toEqual({ lat: expect.closeTo(45.421, 3), lng: expect.closeTo(-75.702, 3) });
  });

  test.each(["00000", "4321", "432156", "D1A 0B1", "H0H 0H0", "K1A 0B", "09012", "K1AA"])("unless there is none such: %s", (text) =>
    expect(find(text)).toBeNull(),
  );
});

describe("a town is found", () => {
  test.each([
    ["columbus", "Columbus, OH"],
    ["COLUMBUS", "Columbus, OH"],
    ["Columbus, OH", "Columbus, OH"],
    ["columbus,oh", "Columbus, OH"],
    ["columbus ohio", "Columbus, OH"],
    ["Columbus, Ohio, USA", "Columbus, OH"],
    ["Columbus, OH, United States", "Columbus, OH"],
    ["Columbus GA", "Columbus, GA"],
    ["Springfield, IL", "Springfield, IL"],
    ["Montréal", "Montréal, QC"],
    ["montreal qc", "Montréal, QC"],
    ["Montréal (Québec)", "Montréal, QC"],
    ["Montreal, Que.", "Montréal, QC"],
    ["Québec", "Québec, QC"],
    ["St. Louis", "St. Louis, MO"],
    ["Saint Louis", "St. Louis, MO"],
    ["st louis mo", "St. Louis, MO"],
    ["Saint Louis, Missouri", "St. Louis, MO"],
    ["Saint-Jean-sur-Richelieu", "Saint-Jean-sur-Richelieu, QC"],
    ["New York", "New York, NY"],
    ["New York, NY", "New York, NY"],
    ["new york new york", "New York, NY"],
    ["Washington DC", "Washington, DC"],
    ["Washington, D.C.", "Washington, DC"],
    ["Ft. Worth TX", "Fort Worth, TX"],
    ["Trois Rivieres", "Trois-Rivières, QC"],
    ["Chapel Hill North Carolina", "Chapel Hill, NC"],
    ["Moncton, Nouveau-Brunswick", "Moncton, NB"],
    ["Winnipeg Canada", "Winnipeg, MB"],
    ["O'Fallon IL", "O’Fallon, IL"],
    ["The Bronx", "The Bronx, NY"],
    ["Kansas City", "Kansas City, MO"],
  ])("%s", (text, name) => expect(nameOf(text)?.replace("'", "’")).toBe(name));

  test("among several of one name only if it is clearly meant: by its people, then by language, then by our kiosks", () => {
    expect(nameOf("Springfield")).toMatch(/^perhaps Springfield, /);
    expect(nameOf("Springfield", "en-us", ["Springfield, MA"])).toBe("Springfield, MA");
    expect(nameOf("Richmond")).toMatch(/^perhaps Richmond, /);
    expect(nameOf("Richmond", "fr-ca")).toBe("Richmond, BC");
    expect(nameOf("Hollywood")).toMatch(/^perhaps Hollywood, /);
    // There are far more people in Columbus, Ohio.
    expect(nameOf("Columbus", "en-us", ["Columbus, GA"])).toBe("Columbus, OH");
  });

  test("for certain only in its state, if the name is a state's, too", () => {
    expect(nameOf("Nevada")).toMatch(/^perhaps /);
    expect(nameOf("Washington")).toMatch(/^perhaps /);
    expect(nameOf("Delaware, OH")).toBe("Delaware, OH");
  });
});

describe("a street address is a guess at most", () => {
  test.each([
    ["12 Main St, Columbus, OH 43215", "perhaps 43215"],
    ["Main St 43215", "perhaps 43215"],
    ["12 Main St, Columbus, OH", "perhaps Columbus, OH"],
    ["12 main st saint louis missouri", "perhaps St. Louis, MO"],
    ["350 5th Ave New York NY", "perhaps New York, NY"],
    ["1200 rue Sherbrooke, Montréal QC", "perhaps Montréal, QC"],
    ["Airport, Columbus, OH", "perhaps Columbus, OH"],
    ["Cleveland 43215", "perhaps 43215"],
    ["12 Main St Columbus", null],
    ["12 Columbus", null],
    ["100 Columbus Avenue", null],
    ["Main Street", null],
    ["Walmart near me", null],
    ["12 OH", null],
    ["12 Main St Apt B2C", null],
  ])("%s", (text, name) => expect(nameOf(text)).toBe(name));
});

test.each(["", " ", ",", "…", "🔑", "OH", "x".repeat(200), "a ".repeat(100), "__proto__", "constructor", "toString, OH", "\u0000"])(
  "nothing is found for %j",
  (text) => expect(nameOf(text)).toBeNull(),
);
