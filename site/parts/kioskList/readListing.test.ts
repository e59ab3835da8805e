import { describe, expect, it } from "vitest";
import { EMPTY_STATE, type LocatorState } from "../locator/locatorState";
import { type FoundRow, toListing } from "./listing";
import { readListing } from "./readListing";
import { rowsAt } from "./rowsAt";
import { daily, foundRow as row, prices } from "./testing";

// 2026-11-25 is a Wednesday.
const at = (time: string) => new Date(`2026-11-25T${time}:00-05:00`);
function read(rows: FoundRow[], now: Date, state: Partial<LocatorState> = {}, city?: string) {
  const result = { rows, offset: 0, total: rows.length, services: [], isWidened: false };
  const listing = toListing(result, { ...EMPTY_STATE, ...state }, "en-us", now);
  const of = { lang: "en-us", unit: "mi", now, city, around: "Columbus", prices, requestedServices: state.services } as const;
  return readListing(listing, of);
}

const early = row("1", 0.3, daily("07:00", "18:00"));
const late = row("2", 1, daily("12:00", "22:00"));

describe("a list at a moment", () => {
  it("has what its rows show, and nothing else", () => {
    expect(read([early], at("10:00")).rows).toEqual([
      {
        id: "1",
        name: "Shop 1",
        href: "/key-services/oh/columbus/1/",
        distance: "0.2\u00a0mi",
        street: "1 Main Street",
        city: ", Columbus",
        region: ", OH 43215",
        today: "Wednesday: 7\u00a0AM to 6\u00a0PM",
        status: { kind: "open", text: "Open until 6\u00a0PM" },
        hours: expect.stringMatching(/^America\/New_York\|420-1080,/) as string,
        services: ["keyCopy", "carKeys"],
        price: { of: "keyCopy", text: "from $4" },
        geoLocation: { lat: 39.96, lng: -83 },
        phone: "614-555-0142",
      },
    ]);
    const withCarKeys = read([early], at("10:00"), { services: ["carKeys"] }).rows[0]!;
    expect(withCarKeys).toMatchObject({ services: ["carKeys", "keyCopy"], price: { of: "carKeys", text: "from $40" } });
    const abroad = { ...early, kiosk: { ...early.kiosk, address: { ...early.kiosk.address, country: "CA" } } };
    expect(read([abroad], at("10:00")).rows[0]).not.toHaveProperty("price");
    expect(read([early], at("10:00"), {}, "Columbus").rows[0]).not.toHaveProperty("city");
    expect(read([row("3", 1, null)], at("10:00")).rows[0]).toMatchObject({ status: null });
  });

  it.each([
    ["10:00", "1", true, "until 6\u00a0PM", 12],
    ["19:00", "2", true, "until 10\u00a0PM", 21],
    ["23:00", "1", false, "tomorrow 7\u00a0AM", 24],
  ])("at %s leads to kiosk %s, and is true until the next status changes", (time, id, isOpen, when, until) => {
    const { answer, changesAt } = read([early, late], at(time));
    expect(answer).toMatchObject({ row: { id }, isOpen, when });
    expect(changesAt - at("00:00").getTime()).toBe(until * 3_600_000);
  });

  it("leads to the nearest open kiosk in any order, and to none on later pages", () => {
    const rows = [row("9", 0.1, daily("12:00", "22:00")), ...Array.from({ length: 200 }, (_, index) => row(`a${index}`, index + 2, null))];
    const both = [...rows, row("8", 0.5, daily("07:00", "18:00"))];
    expect(read(both, at("10:00"), { sort: "name" }).answer).toMatchObject({ row: { id: "8" } });
    expect(read(both, at("10:00"), { page: 6 }).answer).toBeNull();
  });

  it("of a city begins with the kiosks that are open", () => {
    const rows = [row("1", undefined, daily("12:00", "22:00")), row("2", undefined, null), row("3", undefined, daily("07:00", "18:00"))];
    const { rows: cityRows, answer } = read(rows, at("10:00"), {}, "Columbus");
    expect(cityRows.map(({ id }) => id)).toEqual(["3", "1", "2"]);
    expect(answer).toMatchObject({ row: { id: "3" }, isOpen: true });
  });
});

describe("a list that stays open in a browser", () => {
  const { rows, answer } = read([early, late], at("10:00"));

  it("changes its statuses with the clock", () => {
    expect(rowsAt(rows, answer, at("17:40"), "en-us").rows.map(({ status }) => status?.text)).toEqual([
      "Closes in 20\u00a0min",
      "Open until 10\u00a0PM",
    ]);
  });

  it("leads to another kiosk when the first has closed, and keeps to it while it is open", () => {
    const evening = rowsAt(rows, answer, at("19:00"), "en-us");
    expect(evening.answer).toMatchObject({ row: { id: "2" }, isOpen: true, when: "until 10\u00a0PM" });
    const byName = { row: rows[1]!, isOpen: true, when: "" };
    expect(rowsAt(rows, byName, at("13:00"), "en-us").answer).toMatchObject({ row: { id: "2" }, isOpen: true });
  });

  it("considers the answer that is on a later page", () => {
    const elsewhere = { row: rows[0]!, isOpen: true, when: "" };
    const list = rowsAt([rows[1]!], elsewhere, at("10:00"), "en-us");
    expect(list.rows).toHaveLength(1);
    expect(list.answer).toMatchObject({ row: { id: "1" }, isOpen: true, when: "until 6\u00a0PM" });
    expect(rowsAt(rows, null, at("10:00"), "en-us").answer).toBeNull();
  });
});
