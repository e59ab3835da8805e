import { describe, expect, test, vi } from "vitest";
import { SERVICE_KEYS, type ServiceKey } from "#bff/sources/kiosks/kiosk.ts";
import { toServiceSet } from "#bff/sources/kiosks/serviceSet.ts";
import { toVisible } from "#bff/lib/toVisible.ts";
import { toSlug } from "../slug";
import type { PageQuery } from "./directory";
import { openPoints, point } from "./testing";

const at = (locationId: string, state: string, city: string, services: ServiceKey[] = []) => point(locationId, { state, city, services });

const { directory } = await openPoints([
  at("100010", "QC", "Montréal", ["keyCopy"]),
  at("100009", "QC", "Montreal", ["keyCopy", "carKeys"]),
  at("99999", "QC", "Montréal"),
  at("1", "QC", "Québec"),
  at("2", "QC", "Alma", ["locksmith", "become-locksmith"]),
  at("3", "QC", ""),
  at("4", "IL", "Springfield"),
  at("5", "", "Nowhere"),
  at("6", "XX", "Atlantis"),
]);

describe("the states", () => {
  test("are ordered by code, with their counts", () => {
    expect(directory.states().map(({ state, country, kioskCount, cityCount }) => [state, country, kioskCount, cityCount])).toEqual([
      ["IL", "US", 1, 1],
      ["QC", "CA", 6, 3],
      ["XX", null, 1, 1],
    ]);
  });

  test("count the kiosks that offer each service, in the services' order", () => {
    expect(directory.states()[1]!.services).toEqual([
      { service: "keyCopy", kioskCount: 2 },
      { service: "keyFobs", kioskCount: 0 },
      { service: "carKeys", kioskCount: 1 },
      { service: "locksmith", kioskCount: 1 },
      { service: "become-locksmith", kioskCount: 1 },
    ]);
  });
});

test.each(["PR", "GU", "VI", "AS", "MP"])("%s is a state of the US", async (state) => {
  const { directory: one } = await openPoints([at("1", state, "San Juan")]);
  expect(one.states()).toMatchObject([{ state, country: "US", kioskCount: 1 }]);
  expect(one.city(state.toLowerCase(), "san-juan")).toMatchObject({ kioskCount: 1 });
});

describe("the cities of a state", () => {
  test("are ordered by name, with all spellings of one name counted together", () => {
    expect(directory.cities("QC")).toMatchObject([
      { city: "Alma", slug: "alma", state: "QC", kioskCount: 1 },
      { city: "Montréal", slug: "montreal", state: "QC", kioskCount: 3 },
      { city: "Québec", slug: "quebec", state: "QC", kioskCount: 1 },
    ]);
  });

  test("are found by its code in any case; an unknown state has none", () => {
    expect(directory.cities(" qc ")).toEqual(directory.cities("QC"));
    expect(directory.cities("ON")).toEqual([]);
    expect(directory.cities("")).toEqual([]);
  });
});

test("the largest cities come first", () => {
  expect(directory.largestCities(2).map(({ city, kioskCount }) => [city, kioskCount])[0]).toEqual(["Montréal", 3]);
  expect(directory.largestCities(20).map(({ city }) => city)).not.toContain("");
  expect(directory.largestCities(2)).toHaveLength(2);
});

test.each([
  ["mont", ["Montréal"]],
  ["MONTRÉ", ["Montréal"]],
  ["spring, i", ["Springfield"]],
  ["spring, qc", []],
  ["", []],
  [",", []],
  ["zzz", []],
])("what begins with %j", (text, cities) => {
  expect(directory.citiesStarting(text).map(({ city }) => city)).toEqual(cities);
});

describe("spellings of one city", () => {
  test.each([
    ["Kāneʻohe", "Kaneohe"],
    ["Kāneʻohe", "Kane’ohe"],
    ["L´Assomption", "L'Assomption"],
    ["L’Assomption", "L`Assomption"],
    ["L＇Assomption", "LʼAssomption"],
    ["Cœur", "Coeur"],
    ["Sacré-Cœur", "SACRE COEUR"],
    ["Mt. Vernon", "Mount Vernon"],
    ["Mt Vernon", "MOUNT VERNON"],
    ["Test\u200bville", "Testville"],
    ["Test\u00adville", "Testville\u200e"],
    ["St. Louis", "Saint Louis"],
    ["Ste-Foy", "Sainte-Foy"],
    ["Sault Ste. Marie", "Sault Sainte Marie"],
    ["Ft. Wayne", "Fort Wayne"],
    ["De Kalb", "DeKalb"],
    ["La Salle", "LaSalle"],
    ["Winston-Salem", "Winston Salem"],
    ["Trois-Rivie\u0300res", "Trois-Rivi\u00e8res"],
    ["O’Fallon", "O Fallon"],
    ["Coeur d Alene", "Coeur d'Alene"],
    ["New\u00a0York", "New  York"],
    ["Ærøskøbing", "Aeroskobing"],
  ])("%s and %s have one page, of the more frequent one", async (rare, usual) => {
    const lines = [at("1", "OH", rare), at("2", "OH", usual), at("3", "OH", usual)];
    for (const order of [lines, lines.toReversed()]) {
      const { directory: one } = await openPoints(order);
      expect(one.cities("OH")).toHaveLength(1);
      expect(one.cities("OH")[0]).toMatchObject({ city: toVisible(usual), slug: toSlug(usual), kioskCount: 3 });
      for (const name of [rare, usual, toSlug(rare), toSlug(usual)]) {
        expect(one.city("OH", name)?.slug).toBe(toSlug(usual));
        expect(one.slugOf("oh", name)).toBe(toSlug(usual));
        expect(one.citiesNamed(name)).toHaveLength(1);
      }
    }
  });

  test("that are equally frequent show accents, in any order of the network", async () => {
    const lines = [at("1", "QC", "Montreal"), at("2", "QC", "Montréal")];
    for (const order of [lines, lines.toReversed()]) expect((await openPoints(order)).directory.cities("QC")[0]!.city).toBe("Montréal");
  });

  test.each([
    ["Sainte-Anne", "Saint-Anne"],
    ["Newport", "New Portland"],
    ["Stow", "Saintow"],
    ["Fort Worth", "Forth"],
    ["Mountain View", "Mt. View"],
  ])("are not %s and %s", async (one, other) => {
    expect((await openPoints([at("1", "OH", one), at("2", "OH", other)])).directory.cities("OH")).toHaveLength(2);
  });
});

describe("with required services, kiosks that offer them", () => {
  const carKeys = toServiceSet(["carKeys"]);

  test("are counted, together with each other service", () => {
    expect(directory.state("QC", carKeys)).toMatchObject({
      kioskCount: 1,
      cityCount: 1,
      services: [{ kioskCount: 1 }, { kioskCount: 0 }, { kioskCount: 1 }, { kioskCount: 0 }, { kioskCount: 0 }],
    });
    expect(directory.cities("QC", toServiceSet(["keyCopy"]))).toMatchObject([
      { city: "Montréal", kioskCount: 2, services: [{ kioskCount: 2 }, { kioskCount: 0 }, { kioskCount: 1 }, {}, {}] },
    ]);
  });

  test("leave out cities and states without any, but not the state that is asked for", () => {
    expect(directory.states(carKeys).map(({ state }) => state)).toEqual(["QC"]);
    expect(directory.state("IL", carKeys)).toMatchObject({ state: "IL", kioskCount: 0, cityCount: 0 });
    expect([directory.cities("IL", carKeys), directory.state("ON", carKeys)]).toEqual([[], null]);
  });
});

test("cities of one name are found in all states, those with most kiosks first", async () => {
  const { directory: two } = await openPoints([
    at("1", "IL", "Springfield"),
    at("2", "MO", "Springfield"),
    at("3", "MO", "SPRINGFIELD"),
    at("4", "NL", "St. John’s"),
  ]);
  expect(two.citiesNamed("springfield")).toMatchObject([
    { state: "MO", kioskCount: 2 },
    { state: "IL", kioskCount: 1 },
  ]);
  expect(two.citiesNamed("st johns")).toMatchObject([{ city: "St. John’s", state: "NL" }]);
  expect([two.citiesNamed("Chicago"), two.citiesNamed(""), two.citiesNamed("!")]).toEqual([[], [], []]);
});

describe("one state and one city", () => {
  test("are the same as in the lists", () => {
    expect(directory.state("qc")).toEqual(directory.states()[1]);
    expect(directory.city("qc", "Montréal")).toEqual(directory.cities("QC")[1]);
    expect(directory.city("QC", "montreal")?.services.map(({ kioskCount }) => kioskCount)).toEqual([2, 0, 1, 0, 0]);
  });

  test("are null when there is no kiosk, and for a city without a name", () => {
    expect([
      directory.state("ON"),
      directory.city("ON", "alma"),
      directory.city("QC", "springfield"),
      directory.city("QC", ""),
      directory.city("QC", "!"),
    ]).toEqual([null, null, null, null, null]);
  });
});

test("a kiosk is found by its id, in any city", () => {
  expect(["3", "5", "100010", "7", ""].map(directory.has)).toEqual([true, true, true, false, false]);
});

describe("the kiosks", () => {
  const page = (state: string, city?: string | null, query: Partial<PageQuery> = {}) =>
    directory.page(state, city, { required: 0, first: 50, offset: 0, ...query });

  test("are those that offer all required services, with counts that do not depend on the page", () => {
    const required = toServiceSet(["keyCopy"]);
    const services = SERVICE_KEYS.map((service, index) => ({ service, kioskCount: [2, 0, 1, 0, 0][index] }));
    expect(page("QC", "montreal", { required })).toEqual({ totalCount: 2, services, locationIds: ["100009", "100010"] });
    expect(page("QC", null, { required, first: 1, offset: 1 })).toEqual({ totalCount: 2, services, locationIds: ["100010"] });
    expect(page("QC", "montreal", { required: toServiceSet(["keyCopy", "carKeys"]) })).toMatchObject({
      totalCount: 1,
      locationIds: ["100009"],
    });
    expect(page("QC", "alma", { required })).toMatchObject({ totalCount: 0, locationIds: [] });
  });

  test("of a state are ordered by city and then by id, including those without a city", () => {
    expect(page("QC", null)).toMatchObject({ totalCount: 6, locationIds: ["3", "2", "99999", "100009", "100010", "1"] });
  });

  test.each(["Montréal", "MONTREAL", "montreal", " montréal "])("of a city are found by its name or slug: %s", (city) => {
    expect(page("qc", city)).toMatchObject({ totalCount: 3, locationIds: ["99999", "100009", "100010"] });
  });

  test.each(["Springfield", "", " ", "-"])("of an unknown city are none: %j", (city) => {
    expect(page("QC", city)).toMatchObject({ totalCount: 0, locationIds: [] });
  });

  test("come in pages that together contain all of them", () => {
    const all = page("QC").locationIds;
    for (const size of [1, 2, 4]) {
      const pages = Array.from({ length: 6 }, (_, index) => page("QC", undefined, { first: size, offset: index * size }));
      expect(pages.flatMap(({ locationIds }) => locationIds)).toEqual(all);
      expect(new Set(pages.map(({ totalCount }) => totalCount))).toEqual(new Set([6]));
    }
  });
});

test("a city's name is turned into a slug once for all states, and not at all when it is too long", () => {
  const normalize = vi.spyOn(String.prototype, "normalize");
  expect(directory.citiesNamed("Montréal")).toHaveLength(1);
  expect(normalize).toHaveBeenCalledTimes(1);
  expect(directory.citiesNamed("Montréal".repeat(10_000))).toEqual([]);
  expect(directory.city("QC", "Montréal".repeat(10_000))).toBeNull();
  expect(normalize).toHaveBeenCalledTimes(1);
  normalize.mockRestore();
});
