import { describe, expect, it } from "vitest";
import { storeOf } from "#tests/support/storeHours.ts";
import type { StoreHours } from "../../hours/storeHours";
import { openLineOf, type OpenRow } from "./openNow";

// A Monday, 10 p.m. in New York.
const NOW = new Date("2026-11-24T03:00:00Z");
const always = [{ open: { day: 0, time: "00:00" }, close: null }];
const daily = (open: string, close: string) =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => ({ open: { day, time: open }, close: { day, time: close } }));
const row = (name: string, hours: StoreHours["hours"], distance?: string): OpenRow => ({
  name,
  href: `/${name}/`,
  distance,
  store: storeOf(hours, { timeZone: "America/New_York" }),
});
const closed = row("Day", daily("09:00", "18:00"), "0.4 mi");
const line = (...rows: OpenRow[]) => openLineOf(rows, { shown: rows.length, total: rows.length }, NOW, "en-us");

describe("the line about open kiosks", () => {
  it("names the nearest open one when the nearest of all is closed, with its distance and until when", () => {
    expect(line(closed, row("Night", always, "2.0 mi"), row("Late", daily("09:00", "23:00"), "3.1 mi"))).toEqual({
      before: "Nearest open now:",
      kiosk: { name: "Night", href: "/Night/", more: "2.0 mi, 24 hours" },
    });
    expect(line(closed, row("Late", daily("09:00", "23:00"), "3.1 mi"))?.kiosk?.more).toBe("3.1 mi, until 11\u00a0PM");
    expect(openLineOf([closed, row("Nuit", always, "3,2 km")], { shown: 2, total: 2 }, NOW, "fr-ca")).toEqual({
      before: "La plus proche ouverte maintenant\u00a0:",
      kiosk: { name: "Nuit", href: "/Nuit/", more: "3,2 km, 24\u00a0h" },
    });
  });

  it("does not call it the nearest in a list without distances", () => {
    expect(line({ ...closed, distance: undefined }, row("Night", always))).toEqual({
      before: "Open now:",
      kiosk: { name: "Night", href: "/Night/", more: "24 hours" },
    });
  });

  it("counts the open ones of those on the page when the nearest is open", () => {
    expect(line(row("Night", always), closed)).toEqual({ before: "1 of these 2 is open now." });
    expect(openLineOf([row("Night", always), closed, row("Other", always)], { shown: 2, total: 3 }, NOW, "en-us")).toEqual({
      before: "1 of the first 2 is open now.",
    });
    expect(line(row("Night", always), row("Other", always))).toEqual({ before: "All are open now." });
  });

  it("says that none is open, and nothing when no hours are known", () => {
    expect(line(closed, row("Unknown", null))).toEqual({ before: "None of these is open now.", findOpen: "Find an open one" });
    expect(line(row("Unknown", null), row("Elsewhere", []))).toBeNull();
  });

  it("speaks of the first kiosks alone when the list has more", () => {
    const first = (...rows: OpenRow[]) => openLineOf(rows, { shown: rows.length, total: 130 }, NOW, "fr-ca")?.before;
    expect(first(closed, closed)).toBe("Aucune des 2 premières n’est ouverte.");
    expect(first(row("Nuit", always), row("Autre", always))).toBe("Les 2 premières bornes sont toutes ouvertes maintenant.");
  });
});
