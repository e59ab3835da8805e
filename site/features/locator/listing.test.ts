import { describe, expect, it } from "vitest";
import { boundsOf } from "./boundsOf";
import { countServices, type Found, type FoundRow, isOpen, rowsOf, toListing } from "./listing";
import { EMPTY_STATE } from "./locatorHref";

// A Monday, 4 p.m. in New York.
const NOW = new Date("2026-11-23T21:00:00Z");
const ZONE = "America/New_York";
const always = [{ open: { day: 0, time: "00:00" }, close: null }];
const daily = (open: string, close: string) => [0, 1, 2, 3, 4, 5, 6].map((day) => ({ open: { day, time: open }, close: { day, time: close } }));

function row(id: number, kiosk: Partial<FoundRow["kiosk"]> = {}, distanceKm: number = id): FoundRow {
  const address = { street: null, city: null, state: null, postalCode: null, country: "US" };
  const known = { locationId: String(id), path: null, name: `Shop ${id}`, retailer: null, phone: null, timeZone: ZONE, placeId: null, servicesAvailable: ["keyCopy"], address };
  return { distanceKm, kiosk: { ...known, hours: null, holidayHours: null, geoLocation: { lat: id, lng: -id }, machineTypes: [], ...kiosk } };
}
const found = (rows: FoundRow[], total = rows.length): Found => ({ rows, total, services: [], isWidened: false });
const ids = (rows: readonly FoundRow[]) => rows.map(({ kiosk }) => Number(kiosk.locationId));
const many = (count: number) => Array.from({ length: count }, (_, index) => row(index + 1));
const list = (asked: Found, state: Partial<typeof EMPTY_STATE> & { open?: "now" | "24h"; sort?: "name" } = {}) => toListing(asked, { ...EMPTY_STATE, ...state }, "en-us", NOW);

describe("a kiosk is open", () => {
  it.each([
    ["always", { hours: always }, true, true],
    ["in its hours", { hours: daily("09:00", "21:00") }, true, false],
    ["past midnight", { hours: daily("15:00", "02:00") }, true, false],
    ["not before them", { hours: daily("17:00", "21:00") }, false, false],
    ["not on a holiday", { hours: daily("09:00", "21:00"), holidayHours: [{ date: "2026-11-23", periods: [] }] }, false, false],
    ["not where nobody knows", { hours: null }, false, false],
    ["not where its time zone is none", { hours: daily("09:00", "21:00"), timeZone: "Mars/Phobos" }, false, false],
  ])("%s", (_, kiosk, now, allDay) => {
    const { kiosk: one } = row(1, kiosk);
    expect([isOpen(one, "now", NOW), isOpen(one, "24h", NOW)]).toEqual([now, allDay]);
  });
});

describe("a listing", () => {
  it("has twenty rows a page, one page after the other below it, and begins anew after a hundred", () => {
    expect([1, 2, 5, 6, 10, 11].map(rowsOf)).toEqual([
      { offset: 0, end: 20 },
      { offset: 0, end: 40 },
      { offset: 0, end: 100 },
      { offset: 100, end: 120 },
      { offset: 100, end: 200 },
      { offset: 200, end: 220 },
    ]);
    expect(ids(list(found(many(45)), { page: 2 }).rows)).toEqual(ids(many(40)));
  });

  it("ends with its last page, whatever is asked for", () => {
    expect(list(found(many(45)), { page: 999 }).rows).toHaveLength(45);
    expect(list(found([]), { page: 7 })).toMatchObject({ rows: [], offset: 0, count: 0 });
  });

  it("counts who is open, where it has all of them", () => {
    const rows = [row(1, { hours: always }), row(2, { hours: daily("09:00", "21:00") }), row(3)];
    expect(list(found(rows)).open).toEqual({ now: 2, always: 1 });
    expect(list(found(rows, 300))).toMatchObject({ open: null, total: 300, count: 3 });
  });

  it("holds those that are open alone, and says how many", () => {
    const rows = [row(1, { hours: always }), row(2, { hours: daily("09:00", "21:00") }), row(3)];
    expect(list(found(rows, 300), { open: "now" })).toMatchObject({ count: 2, total: 2 });
    expect(ids(list(found(rows), { open: "24h" }).rows)).toEqual([1]);
  });

  it("is ordered by name as people count, where that is asked for", () => {
    const rows = [row(1, { name: "Shop 10" }), row(2, { name: "Shop 9" }), row(3, { name: null, retailer: "Éclair" })];
    expect(ids(list(found(rows), { sort: "name" }).rows)).toEqual([3, 2, 1]);
    expect(ids(list(found(rows)).rows)).toEqual([1, 2, 3]);
  });
});

it("services are counted in the fixed order, those that nobody offers too", () => {
  const counts = countServices([{ servicesAvailable: ["carKeys", "keyCopy"] }, { servicesAvailable: ["keyCopy", "tomorrow"] }]);
  expect(counts.map(({ service, kiosks }) => [service, kiosks])).toEqual([["keyCopy", 2], ["keyFobs", 0], ["carKeys", 1], ["locksmith", 0], ["become-locksmith", 0]]);
});

it("the box around points is the smallest one, and none around none", () => {
  expect(boundsOf([{ lat: 1, lng: -5 }, { lat: 3, lng: -9 }])).toEqual({ minLat: 1, minLng: -9, maxLat: 3, maxLng: -5 });
  expect(boundsOf([])).toBeNull();
});
