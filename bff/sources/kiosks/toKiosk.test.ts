import { describe, expect, test } from "vitest";
import { kioskPayload } from "./payload";
import { toKiosk } from "./toKiosk";

const location = { locationId: "100001", geoLocation: { lat: 39.8, lng: -89.6 } };
const parse = (more: object) => toKiosk(kioskPayload.parse({ ...location, ...more }));
const machine = (machineType: string, ...settings: [string, unknown][]) => ({
  machineType,
  settings: settings.map(([name, value]) => ({ name, value })),
});

describe("the services of a kiosk", () => {
  test("have the specified order, whatever the order of its machines", () => {
    const sites = [machine("IF"), machine("V3", ["carKeyEnabled", true])];
    const all = ["keyCopy", "keyFobs", "carKeys", "locksmith", "become-locksmith"];
    expect(parse({ sites, locksmithArea: true }).servicesAvailable).toEqual(all);
    expect(parse({ sites: sites.toReversed(), locksmithArea: true }).servicesAvailable).toEqual(all);
  });

  test.each(["V1", "V1.5", "V2", "V3"])("include key copies with a machine %s", (type) => {
    expect(parse({ sites: [machine(type)] }).servicesAvailable).toEqual(["keyCopy"]);
  });

  test("include key fobs with a machine IF, and nothing with an unknown one", () => {
    expect(parse({ sites: [machine("IF")] }).servicesAvailable).toEqual(["keyFobs"]);
    expect(parse({ sites: [machine("X9")] }).servicesAvailable).toEqual([]);
  });

  test.each([
    [true, true],
    ["true", true],
    [false, false],
    ["false", false],
    [null, false],
    [undefined, false],
    [1, false],
    ["yes", false],
  ])("include car keys when carKeyEnabled is %j: %s", (value, enabled) => {
    const sites = [machine("IF"), machine("IF", ["colour", "true"], ["carKeyEnabled", value])];
    expect(parse({ sites }).servicesAvailable).toEqual(enabled ? ["keyFobs", "carKeys"] : ["keyFobs"]);
  });

  test("do not include car keys for another setting that is true", () => {
    expect(parse({ sites: [machine("V1", ["fobEnabled", "true"])] }).servicesAvailable).toEqual(["keyCopy"]);
  });

  test.each([[false], [null], ["true"], [undefined]])("do not include a locksmith when locksmithArea is %j", (locksmithArea) => {
    expect(parse({ locksmithArea }).servicesAvailable).toEqual([]);
  });

  test("ignore a machine or a setting that does not fit", () => {
    const sites = [
      { machineType: 3, settings: null },
      { machineType: "V2", settings: [{ value: 1 }, { name: "carKeyEnabled", value: "true" }] },
      {},
    ];
    expect(parse({ sites }).servicesAvailable).toEqual(["keyCopy", "carKeys"]);
  });
});

describe("the sites of a location", () => {
  test("are its machines with their settings as text", () => {
    const sites = [machine("V3", ["carKeyEnabled", true], ["lastService", "2026-09-01"], ["slots", 4]), machine("IF")];
    expect(parse({ sites }).sites).toEqual([
      {
        machineType: "V3",
        settings: [
          { name: "carKeyEnabled", value: "true" },
          { name: "lastService", value: "2026-09-01" },
          { name: "slots", value: "4" },
        ],
      },
      { machineType: "IF", settings: [] },
    ]);
  });

  test("have null for values that do not fit", () => {
    const sites = [{ machineType: 3, settings: [{ value: "true" }, { name: "cut", value: { a: 1 } }, { name: "empty" }] }, {}];
    expect(parse({ sites }).sites).toEqual([
      {
        machineType: null,
        settings: [
          { name: "cut", value: null },
          { name: "empty", value: null },
        ],
      },
      { machineType: null, settings: [] },
    ]);
  });
});

describe("an optional field of a location", () => {
  test("is null when it is missing, and without machines there are no services", () => {
    expect(parse({})).toEqual({
      locationId: "100001",
      name: null,
      retailer: null,
      address: { street: null, city: null, state: null, postalCode: null, country: null },
      phone: null,
      timeZone: null,
      week: null,
      holidayHours: null,
      geoLocation: { lat: 39.8, lng: -89.6 },
      placeId: null,
      sites: [],
      machineTypes: [],
      servicesAvailable: [],
      stocksDesignGroups: [],
    });
  });

  test("is null when it is blank, or has another type", () => {
    const odd = { name: " ", retailer: 7, phone: "", timeZone: null, address: "Main St", hours: [{ open: "09:00" }], sites: "V1" };
    Object.assign(odd, { holidayHours: "none", placeId: 7, stocksDesignGroups: "WILD" });
    expect(parse(odd)).toEqual(parse({}));
  });

  test("is kept when it is valid", () => {
    const address = { street: "1 Main St", city: "Springfield", state: "IL", postalCode: "62701", country: "US" };
    const full = {
      name: " Main St ",
      retailer: "Shop",
      phone: "555-0100",
      timeZone: "America/Chicago",
      address,
      placeId: "ChIJ1",
      stocksDesignGroups: ["WILD", "DC"],
    };
    expect(parse(full)).toMatchObject({ ...full, name: "Main St" });
    expect(parse({ ...full, address: { ...address, state: null } }).address).toEqual({ ...address, state: null });
  });

  test("may be hours that are always open or go past midnight", () => {
    const always = [{ open: { day: 0, time: "00:00" } }];
    expect(parse({ hours: always }).week?.hours).toEqual([{ open: { day: 0, time: "00:00" }, close: null }]);
    const late = [{ open: { day: 5, time: "18:00" }, close: { day: 6, time: "02:00" } }];
    expect(parse({ hours: late }).week?.hours).toEqual(late);
  });
});

describe("the machines of a kiosk", () => {
  test("are each known type once, in the specified order", () => {
    const sites = [machine("IF"), machine("V3"), machine("V1.5"), machine("V3"), machine("X9"), {}];
    expect(parse({ sites }).machineTypes).toEqual(["V1.5", "V3", "IF"]);
  });
});

test.each([
  [{ state: "PR", country: "US" }, "PR", "US"],
  [{ state: "PR", country: "PR" }, "PR", "US"],
  [{ state: null, country: "GU" }, "GU", "US"],
  [{ state: "San Juan", country: "PR" }, "PR", "US"],
  [{ state: "Puerto Rico", country: "us" }, "PR", "US"],
  [{ state: "vi", country: null }, "VI", "US"],
  [{ state: "Ohio", country: "US" }, "OH", "US"],
  [{ state: "Québec", country: "CA" }, "QC", "CA"],
  [{ state: "AS" }, "AS", "US"],
  [{ state: "XX", country: "US" }, "XX", "US"],
  [{ state: "AL", country: "GB" }, "AL", "GB"],
])("the region of %j is %s in %s", (address, state, country) => {
  expect(parse({ address }).address).toMatchObject({ state, country });
});

test("hours that make no sense are told of, with the kiosk's id", () => {
  const reportedIds: string[] = [];
  const read = (more: object) => toKiosk(kioskPayload.parse({ ...location, ...more }), (id) => reportedIds.push(id));
  read({ hours: [{ open: { day: 1, time: "09:00" }, close: { day: 1, time: "17:00" } }], holidayHours: [] });
  read({});
  expect(reportedIds).toEqual([]);
  read({ hours: [{ open: { day: 1, time: "99:99" } }] });
  read({ holidayHours: [{ date: "2026-12-25" }] });
  expect(reportedIds).toEqual(["100001", "100001"]);
});

test("the groups of designs in stock are codes, each once, without invalid ones", () => {
  expect(parse({ stocksDesignGroups: ["WILD", " DC ", 7, null, "", "WILD"] }).stocksDesignGroups).toEqual(["WILD", "DC"]);
});

test("a number as location id becomes text", () => {
  expect(parse({ locationId: 100001 }).locationId).toBe("100001");
});

test.each([undefined, null, { lat: 91, lng: 0 }, { lat: 0, lng: "0" }, { lat: 1 }, []])("a point that is %j is unknown", (geoLocation) => {
  expect(parse({ geoLocation }).geoLocation).toBeNull();
});

test.each([
  ["no location id", { locationId: undefined }],
  ["null as location id", { locationId: null }],
  ["an empty location id", { locationId: "" }],
])("a location with %s is invalid", (_, fault) => {
  expect(kioskPayload.safeParse({ ...location, ...fault }).success).toBe(false);
});
