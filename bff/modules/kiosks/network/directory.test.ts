import { describe, expect, test } from "vitest";
import type { ServiceKey } from "../../../sources/kiosks/kiosk";
import { openPoints, point } from "./testing";

const at = (locationId: string, state: string, city: string, services: ServiceKey[] = []) => point(locationId, { state, city, services });

const { directory } = openPoints([
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
  test("stand by code, with how much there is in each", () => {
    expect(directory.states().map(({ state, country, kiosks, cities }) => [state, country, kiosks, cities])).toEqual([
      ["IL", "US", 1, 1],
      ["QC", "CA", 6, 3],
      ["XX", null, 1, 1],
    ]);
  });

  test("tell how many kiosks offer each service, in the services' order", () => {
    expect(directory.states()[1]!.services).toEqual([
      { service: "keyCopy", kiosks: 2 },
      { service: "keyFobs", kiosks: 0 },
      { service: "carKeys", kiosks: 1 },
      { service: "locksmith", kiosks: 1 },
      { service: "become-locksmith", kiosks: 1 },
    ]);
  });
});

describe("the cities of a state", () => {
  test("stand by name, spellings of one name together", () => {
    expect(directory.cities("QC")).toMatchObject([
      { city: "Alma", slug: "alma", state: "QC", kiosks: 1 },
      { city: "Montréal", slug: "montreal", state: "QC", kiosks: 3 },
      { city: "Québec", slug: "quebec", state: "QC", kiosks: 1 },
    ]);
  });

  test("are found by its code in any case, and none where there is no such state", () => {
    expect(directory.cities(" qc ")).toEqual(directory.cities("QC"));
    expect(directory.cities("ON")).toEqual([]);
    expect(directory.cities("")).toEqual([]);
  });
});

describe("one state and one city", () => {
  test("are what the lists hold", () => {
    expect(directory.state("qc")).toEqual(directory.states()[1]);
    expect(directory.city("qc", "Montréal")).toEqual(directory.cities("QC")[1]);
    expect(directory.city("QC", "montreal")?.services.map(({ kiosks }) => kiosks)).toEqual([2, 0, 1, 0, 0]);
  });

  test("are null where there is no kiosk, and for a city without a name", () => {
    expect([directory.state("ON"), directory.city("ON", "alma"), directory.city("QC", "springfield"), directory.city("QC", ""), directory.city("QC", "!")]).toEqual([null, null, null, null, null]);
  });
});

test("a kiosk is known by its id, wherever it stands", () => {
  expect(["3", "5", "100010", "7", ""].map(directory.has)).toEqual([true, true, true, false, false]);
});

describe("the kiosks", () => {
  test("of a state are ordered by city and then by number, those without a city included", () => {
    expect(directory.page("QC", null, 50, 0)).toEqual({ total: 6, locationIds: ["3", "2", "99999", "100009", "100010", "1"] });
  });

  test.each(["Montréal", "MONTREAL", "montreal", " montréal "])("of a city are found by its name or slug: %s", (city) => {
    expect(directory.page("qc", city, 50, 0)).toEqual({ total: 3, locationIds: ["99999", "100009", "100010"] });
  });

  test.each(["Springfield", "", " ", "-"])("of a city that the state does not have are none: %j", (city) => {
    expect(directory.page("QC", city, 50, 0)).toEqual({ total: 0, locationIds: [] });
  });

  test("come in pages that put together are all of them", () => {
    const all = directory.page("QC", undefined, 50, 0).locationIds;
    for (const size of [1, 2, 4]) {
      const pages = Array.from({ length: 6 }, (_, index) => directory.page("QC", undefined, size, index * size));
      expect(pages.flatMap(({ locationIds }) => locationIds)).toEqual(all);
      expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([6]));
    }
  });
});
