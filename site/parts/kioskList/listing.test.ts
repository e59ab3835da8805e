import { differing } from "#tests/support/storeHours.ts";
import { describe, expect, it } from "vitest";
import type { Open } from "../../i18n/results";
import { boundsOf } from "../map/boundsOf";
import { cityOfSearch, type Found, type FoundRow, isOpen, rowsOf, toListing } from "./listing";
import { EMPTY_STATE } from "../locator/locatorState";

// A Monday, 4 p.m. in New York.
const NOW = new Date("2026-11-23T21:00:00Z");
const ZONE = "America/New_York";
const always = [{ open: { day: 0, time: "00:00" }, close: null }];
const daily = (open: string, close: string) =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => ({ open: { day, time: open }, close: { day: close > open ? day : (day + 1) % 7, time: close } }));

function row(id: number, kiosk: Partial<FoundRow["kiosk"]> = {}, distanceKm: number = id): FoundRow {
  const address = { street: null, city: null, state: null, postalCode: null, country: "US" };
  const basics = {
    locationId: String(id),
    path: null,
    name: `Shop ${id}`,
    retailer: null,
    phone: null,
    timeZone: ZONE,
    placeId: null,
    servicesAvailable: ["keyCopy"],
    address,
  };
  return {
    distanceKm,
    kiosk: { ...basics, hours: null, unknownDays: [], holidayHours: null, geoLocation: { lat: id, lng: -id }, machines: [], ...kiosk },
  };
}
const result = (rows: FoundRow[], total = rows.length): Found => ({ rows, offset: 0, total, services: [], isWidened: false });
const ids = (rows: readonly FoundRow[]) => rows.map(({ kiosk }) => Number(kiosk.locationId));
const many = (count: number) => Array.from({ length: count }, (_, index) => row(index + 1));
const list = (loaded: Found, state: Partial<typeof EMPTY_STATE> & { open?: Open; sort?: "name" } = {}) =>
  toListing(loaded, { ...EMPTY_STATE, ...state }, "en-us", NOW);

describe("a kiosk is open", () => {
  it.each([
    ["always", { hours: always }, true, true],
    ["within its hours", { hours: daily("09:00", "21:00") }, true, false],
    ["past midnight", { hours: daily("15:00", "02:00") }, true, false],
    ["not before them", { hours: daily("17:00", "21:00") }, false, false],
    ["not on a holiday", { hours: daily("09:00", "21:00"), holidayHours: [differing("2026-11-23")] }, false, false],
    ["not when its hours are unknown", { hours: null }, false, false],
    ["not when its time zone is invalid", { hours: daily("09:00", "21:00"), timeZone: "Mars/Phobos" }, false, false],
  ])("%s", (_, kiosk, now, allDay) => {
    const { kiosk: one } = row(1, kiosk);
    expect([isOpen(one, "now", NOW), isOpen(one, "24h", NOW)]).toEqual([now, allDay]);
  });
});

describe("a listing", () => {
  it("has twenty rows a page, each page below the one before, and starts a new document after a hundred", () => {
    expect([1, 2, 5, 6, 10, 11].map(rowsOf)).toEqual([
      { offset: 0, end: 20 },
      { offset: 0, end: 40 },
      { offset: 0, end: 100 },
      { offset: 100, end: 120 },
      { offset: 100, end: 200 },
      { offset: 200, end: 220 },
    ]);
    expect(ids(list(result(many(45)), { page: 2 }).rows)).toEqual(ids(many(40)));
  });

  it("continues after the first hundred when only that part was loaded", () => {
    const part = { ...result(many(200).slice(100), 260), offset: 100 };
    expect(list(part, { page: 7 })).toMatchObject({ offset: 100, count: 260, total: 260, lookedAt: null, open: null });
    expect(ids(list(part, { page: 7 }).rows)).toEqual(ids(many(140).slice(100)));
    expect(list({ ...part, total: 1_000_000 }, { page: 6 })).toMatchObject({ count: 10_000, total: 1_000_000 });
  });

  it("says how many kiosks it looked through when that is not all of them", () => {
    const rows = many(300).map((one, index) => (index < 70 ? row(index + 1, { hours: always }) : one));
    expect(list(result(rows, 1200), { open: "now", page: 4 })).toMatchObject({ count: 70, total: 70, lookedAt: 300 });
    expect(list(result(rows, 1200), { sort: "name" })).toMatchObject({ count: 300, total: 1200, lookedAt: 300 });
    expect(list(result(rows), { open: "now" }).lookedAt).toBeNull();
  });

  it("shows the last page when a later one is requested", () => {
    expect(list(result(many(45)), { page: 999 }).rows).toHaveLength(45);
    expect(list(result([]), { page: 7 })).toMatchObject({ rows: [], offset: 0, count: 0 });
  });

  it("counts the open kiosks when it has all of them", () => {
    const rows = [row(1, { hours: always }), row(2, { hours: daily("09:00", "21:00") }), row(3)];
    expect(list(result(rows)).open).toEqual({ now: 2, always: 1 });
    expect(list(result(rows, 300))).toMatchObject({ open: null, total: 300, count: 300 });
  });

  it("counts what each service would leave of the open kiosks, which the BFF does not know", () => {
    const rows = [
      row(1, { hours: always, servicesAvailable: ["keyCopy", "keyFobs"] }),
      row(2, { hours: always }),
      row(3, { servicesAvailable: ["keyFobs"] }),
    ];
    const services = ["keyCopy", "keyFobs", "carKeys"].map((service) => ({ service, kioskCount: 99 }));
    const counts = (open?: Open) => list({ ...result(rows), services }, { open }).services.map(({ kioskCount }) => kioskCount);
    expect(counts("24h")).toEqual([2, 1, 0]);
    expect(counts()).toEqual([99, 99, 99]);
  });

  it("holds the open kiosks alone, and their number", () => {
    const rows = [row(1, { hours: always }), row(2, { hours: daily("09:00", "21:00") }), row(3)];
    expect(list(result(rows, 300), { open: "now" })).toMatchObject({ count: 2, total: 2 });
    expect(ids(list(result(rows), { open: "24h" }).rows)).toEqual([1]);
  });

  it("begins with what is open, if it has no distances; what closes within minutes follows", () => {
    const hours = [null, daily("09:00", "16:14"), daily("09:00", "16:15"), always];
    const rows = hours.map((one, index) => ({ kiosk: row(index, { hours: one }).kiosk }));
    expect(ids(list(result(rows)).rows)).toEqual([2, 3, 1, 0]);
    expect(ids(list(result(rows, 300)).rows)).toEqual([0, 1, 2, 3]);
  });

  it("sorts by name with numbers in natural order when requested", () => {
    const rows = [row(1, { name: "Shop 10" }), row(2, { name: "Shop 9" }), row(3, { name: null, retailer: "Éclair" })];
    expect(ids(list(result(rows), { sort: "name" }).rows)).toEqual([3, 2, 1]);
    expect(ids(list(result(rows)).rows)).toEqual([1, 2, 3]);
  });
});

describe("the nearest of a list", () => {
  const rows = [row(1, { name: "Zebra" }, 12), row(2, { name: "Aspen", hours: always }, 80), row(3, { name: "Birch", hours: always }, 60)];
  it.each([
    ["of all", {}, 1],
    ["in any sort order", { sort: "name" as const }, 1],
    ["of those that are open", { open: "24h" as const, sort: "name" as const }, 3],
  ])("is that %s", (_, state, id) => {
    expect(list(result(rows), state).nearest?.kiosk.locationId).toBe(String(id));
  });

  it("is unknown after the first hundred, and in a list without distances", () => {
    expect(list({ ...result(many(200).slice(100), 260), offset: 100 }, { page: 6 }).nearest).toBeNull();
    expect(list(result([{ kiosk: row(1).kiosk }])).nearest).toBeNull();
  });
});

it("the box around points is the smallest one, and null without points", () => {
  expect(
    boundsOf([
      { lat: 1, lng: -5 },
      { lat: 3, lng: -9 },
    ]),
  ).toEqual({ minLat: 1, minLng: -9, maxLat: 3, maxLng: -5 });
  expect(boundsOf([])).toBeNull();
});

describe("the city of a search", () => {
  const inCities = (...cities: (string | null)[]) =>
    cities.map((city, index) => row(index + 1, { address: { ...row(1).kiosk.address, city } }));
  const area = { minLat: 30, minLng: -120, maxLat: 50, maxLng: -70 };
  it.each([
    ["is that of the nearest kiosk", result(inCities("Columbus", "Dublin")), undefined, "Columbus"],
    [
      "is that of the nearest, not of the first by name",
      {
        ...result([
          row(1, { address: { ...row(1).kiosk.address, city: "Dublin" } }, 9),
          row(2, { address: { ...row(1).kiosk.address, city: "Columbus" } }, 3),
        ]),
      },
      undefined,
      "Columbus",
    ],
    ["is unknown when the nearest lies outside the search box", { ...result(inCities("Columbus")), isWidened: true }, undefined, null],
    ["is that of all kiosks of an area", result(inCities("Columbus", "Columbus")), area, "Columbus"],
    ["is unknown in an area of several", result(inCities("Columbus", "Dublin")), area, null],
    ["is unknown in an area of which only a part is listed", result(inCities(...Array.from({ length: 21 }, () => "Columbus"))), area, null],
    ["is unknown without kiosks", result([]), undefined, null],
    ["is unknown when the address has no city", result(inCities(null)), undefined, null],
  ])("%s", (_, loaded, within, city) => {
    expect(cityOfSearch(list(loaded), { area: within })).toBe(city);
  });
});
