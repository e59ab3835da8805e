import { describe, expect, test } from "vitest";
import { createNetwork } from "./network";
import { toLocation, toPoint } from "./toLocation";

const network = createNetwork(2500);
const spots = Array.from({ length: network.count }, (_, index) => network.spot(index));
const locations = spots.map(toLocation);
const share = (isMeant: (location: (typeof locations)[number]) => boolean) => locations.filter(isMeant).length / locations.length;
const codesIn = (state: string) => locations.flatMap(({ address }) => (address.state === state ? address.postalCode : []));

describe("toLocation", () => {
  test.each(["name", "phone", "hours", "placeId"] as const)("gives most locations, but not all, a %s", (field) => {
    const missing = share((location) => location[field] === undefined);
    expect(missing).toBeGreaterThan(0.01);
    expect(missing).toBeLessThan(0.2);
  });

  test("uses only phone numbers that are reserved for fiction", () => {
    const phones = locations.flatMap(({ phone }) => phone ?? []);
    expect(phones.filter((phone) => !/^[2-9]\d\d-555-01\d\d$/.test(phone))).toEqual([]);
  });

  test("formats postal codes for each country, in the state's range", () => {
    expect(codesIn("NY").filter((code) => !/^1[0-4]\d{3}$/.test(code))).toEqual([]);
    expect(codesIn("MA").filter((code) => !/^0[12]\d{3}$/.test(code))).toEqual([]);
    expect(codesIn("ON").filter((code) => !/^[KLMNP]\d[A-Z] \d[A-Z]\d$/.test(code))).toEqual([]);
    expect(codesIn("BC").filter((code) => !/^V\d[A-Z] \d[A-Z]\d$/.test(code))).toEqual([]);
  });

  test("uses French in Québec", () => {
    const streets = locations.filter(({ address }) => address.state === "QC").map(({ address }) => address.street);
    expect(streets.length).toBeGreaterThan(20);
    expect(streets.every((street) => /^\d+, (rue|avenue|chemin|boulevard) /.test(street))).toBe(true);
  });

  test.each([
    ["El Paso", "America/Denver"],
    ["Dallas", "America/Chicago"],
    ["Knoxville", "America/New_York"],
    ["Nashville", "America/Chicago"],
    ["Pensacola", "America/Chicago"],
    ["Phoenix", "America/Phoenix"],
    ["Montréal", "America/Toronto"],
    ["Calgary", "America/Edmonton"],
    ["Regina", "America/Regina"],
    ["Halifax", "America/Halifax"],
  ])("returns the time zone of %s", (city, timeZone) => {
    const inCity = locations.filter(({ address }) => address.city === city);
    expect([...new Set(inCity.map((location) => location.timeZone))]).toContain(timeZone);
  });

  test("returns only existing time zones", () => {
    for (const timeZone of new Set(locations.map((location) => location.timeZone))) {
      expect(() => new Intl.DateTimeFormat("en", { timeZone })).not.toThrow();
    }
  });

  test("includes shops that never close and shops that close after midnight", () => {
    const always = [{ open: { day: 0, time: "00:00" } }];
    expect(locations.map(({ hours }) => hours)).toContainEqual(always);
    const isLate = share(({ hours = [] }) => hours.some(({ open, close }) => close !== undefined && close.day !== open.day));
    expect(isLate).toBeGreaterThan(0.05);
  });

  test("ends each opening period on the same day, or early on the next", () => {
    for (const { open, close } of locations.flatMap(({ hours = [] }) => hours)) {
      if (!close) continue;
      const isNextDay = close.day === (open.day + 1) % 7 && close.time <= "02:00";
      expect(isNextDay || (close.day === open.day && close.time > open.time)).toBe(true);
    }
  });

  test("has the car-key setting as a boolean, as a string, switched off, and missing", () => {
    const values = locations.map(
      ({ sites }) => sites.flatMap(({ settings }) => settings).find(({ name }) => name === "carKeyEnabled")?.value,
    );
    expect(new Set(values)).toEqual(new Set([true, "true", false, "false", undefined]));
  });

  test("has every type of machine", () => {
    const types = locations.flatMap(({ sites }) => sites.map(({ machineType }) => machineType));
    expect(new Set(types)).toEqual(new Set(["V1", "V1.5", "V2", "V3", "IF"]));
  });
});

test("a point has the services of its location's machines and area", () => {
  for (const [index, { locationId, sites, locksmithArea }] of locations.entries()) {
    const types = sites.map(({ machineType }) => machineType);
    const carKeys = sites
      .flatMap(({ settings }) => settings)
      .some(({ name, value }) => name === "carKeyEnabled" && (value === true || value === "true"));
    expect(toPoint(network.spot(index))).toMatchObject({
      locationId,
      services: [
        ...(types.some((type) => type.startsWith("V")) ? ["keyCopy"] : []),
        ...(types.includes("IF") ? ["keyFobs"] : []),
        ...(carKeys ? ["carKeys"] : []),
        ...(locksmithArea ? ["locksmith", "become-locksmith"] : []),
      ],
    });
  }
});
