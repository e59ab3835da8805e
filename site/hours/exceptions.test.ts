import { describe, expect, it } from "vitest";
import { differing, storeOf } from "#tests/support/storeHours.ts";
import { formatStatus } from "./format";
import { openStatusAt } from "./hours";
import type { HolidayHours, HoursPeriod } from "./storeHours";

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const daily = (open: string, close: string, days = EVERY_DAY): HoursPeriod[] =>
  days.map((day) => ({ open: { day, time: open }, close: { day, time: close } }));
const weekdays = daily("09:00", "18:00", [1, 2, 3, 4, 5]);
const always: HoursPeriod[] = [{ open: { day: 0, time: "00:00" }, close: null }];
// A Thursday.
const thanksgiving = differing("2026-11-26", { holiday: "THANKSGIVING" });
const shorter = differing("2026-11-26", { periods: [{ open: { day: 4, time: "09:00" }, close: { day: 4, time: "13:00" } }] });
const unknown = differing("2026-11-26", { periods: null });

const statusAt = (now: string, hours: HoursPeriod[] | null, holidayHours: HolidayHours[], unknownDays: number[] = []) =>
  openStatusAt(storeOf(hours, { holidayHours, unknownDays, timeZone: "America/New_York" }), new Date(`${now}-05:00`));
const says = (lang: "en-us" | "fr-ca", ...args: Parameters<typeof statusAt>) => {
  const status = statusAt(...args);
  return status && formatStatus(status, lang).replaceAll("\u00a0", " ");
};
const english = (...args: Parameters<typeof statusAt>) => says("en-us", ...args);
const french = (...args: Parameters<typeof statusAt>) => says("fr-ca", ...args);

describe("on a date that differs", () => {
  it("a closed store says why, and when it opens", () => {
    expect(english("2026-11-26T10:00:00", daily("07:00", "21:00"), [thanksgiving])).toBe("Closed today: Thanksgiving. Opens Friday 7 AM");
    expect(french("2026-11-26T10:00:00", daily("07:00", "21:00"), [thanksgiving])).toBe(
      "Fermé aujourd’hui : Action de grâce. Ouvre vendredi à 7 h",
    );
    expect(english("2026-11-26T10:00:00", weekdays, [differing("2026-11-26")])).toBe("Closed today. Opens Friday 9 AM");
  });

  it("the backend's own words come first; French prefers the holiday's", () => {
    const named = { ...thanksgiving, name: "Turkey day" };
    expect(english("2026-11-26T10:00:00", weekdays, [named])).toContain("Closed today: Turkey day.");
    expect(french("2026-11-26T10:00:00", weekdays, [named])).toContain("Action de grâce");
    expect(french("2026-11-26T10:00:00", weekdays, [{ ...named, holiday: null }])).toContain("Turkey day");
  });

  it("its hours apply, by the store's local date", () => {
    expect(statusAt("2026-11-26T10:00:00", weekdays, [shorter])).toMatchObject({ kind: "open", until: { time: "13:00" } });
    expect(english("2026-11-26T23:30:00", weekdays, [shorter])).toBe("Closed, opens tomorrow 9 AM");
    expect(english("2026-11-25T19:00:00", weekdays, [shorter])).toBe("Closed, opens tomorrow 9 AM");
  });

  it("even a store that never closes is closed, and its status says so the day before", () => {
    expect(english("2026-11-26T10:00:00", always, [thanksgiving])).toBe("Closed today: Thanksgiving. Opens Friday midnight");
    expect(english("2026-11-25T10:00:00", always, [thanksgiving])).toBe("Open until midnight");
    expect(statusAt("2026-11-23T10:00:00", always, [thanksgiving])).toEqual({ kind: "always" });
  });

  it("the night before goes on", () => {
    const late: HoursPeriod[] = EVERY_DAY.map((day) => ({ open: { day, time: "18:00" }, close: { day: (day + 1) % 7, time: "02:00" } }));
    expect(english("2026-11-26T01:00:00", late, [thanksgiving])).toBe("Closes in 60 min");
    expect(english("2026-11-26T03:00:00", late, [thanksgiving])).toBe("Closed today: Thanksgiving. Opens Friday 6 PM");
  });

  it("unknown hours are never open", () => {
    for (const hours of [weekdays, always]) {
      expect(statusAt("2026-11-26T10:00:00", hours, [unknown])).toEqual({ kind: "unknown", because: "date" });
    }
    expect(english("2026-11-26T18:25:00", daily("09:00", "21:00"), [unknown])).toBe("Hours may differ today");
    expect(french("2026-11-26T10:00:00", weekdays, [unknown])).toBe("Heures possiblement différentes aujourd’hui");
    // It may open tomorrow, and no one knows when.
    expect(english("2026-11-25T19:00:00", weekdays, [unknown])).toBe("Closed");
    expect(english("2026-11-25T10:00:00", weekdays, [unknown])).toBe("Open until 6 PM");
  });

  it("is known without a week", () => {
    expect(english("2026-11-26T10:00:00", null, [thanksgiving])).toBe("Closed today: Thanksgiving");
    expect(english("2026-11-26T10:00:00", null, [shorter])).toBe("Open until 1 PM");
    expect(english("2026-11-27T10:00:00", null, [thanksgiving])).toBeNull();
  });
});

describe("a closure of many days", () => {
  const dates = ["2026-12-24", "2026-12-25", "2026-12-26", "2026-12-27", "2026-12-28", "2026-12-29", "2026-12-30", "2026-12-31"];
  const closure = [...dates, "2027-01-01", "2027-01-02"].map((date) => differing(date));
  const hours = daily("09:00", "21:00");

  it.each(closure.map(({ date }) => date))("on %s, the next opening has its date", (date) => {
    expect(english(`${date}T12:00:00`, hours, closure)).toBe("Closed today. Opens Sunday, January 3, 9 AM");
    expect(french(`${date}T12:00:00`, hours, closure)).toBe("Fermé aujourd’hui. Ouvre le dimanche 3 janvier à 9 h");
  });

  it("is said in the evening before, too", () => {
    expect(english("2026-12-23T22:00:00", hours, closure)).toBe("Closed, opens Sunday, January 3, 9 AM");
    expect(french("2026-12-23T22:00:00", hours, closure)).toBe("Fermé, ouvre le dimanche 3 janvier à 9 h");
  });

  it("that ends after sixty days is closed, and no more", () => {
    const days = (count: number) =>
      Array.from({ length: count }, (_, day) => differing(new Date(Date.UTC(2026, 10, 26 + day)).toISOString().slice(0, 10)));
    expect(english("2026-11-26T12:00:00", hours, days(60))).toBe("Closed today. Opens Monday, January 25, 9 AM");
    expect(english("2026-11-26T12:00:00", hours, days(61))).toBe("Closed today");
  });
});

describe("an unknown day of the week", () => {
  const sunday = "2026-11-22T10:00:00";
  const others = daily("09:00", "21:00", [1, 2, 3, 4, 5, 6]);

  it("has no status of its own", () => {
    expect(statusAt(sunday, others, [], [0])).toEqual({ kind: "unknown", because: "week" });
    expect(english(sunday, others, [], [0])).toBe("Today’s hours are not known");
  });

  it("leaves the others alone", () => {
    expect(english("2026-11-25T03:00:00", others, [], [0])).toBe("Closed, opens 9 AM");
    expect(english("2026-11-25T12:00:00", others, [], [0])).toBe("Open until 9 PM");
    expect(english("2026-11-28T22:00:00", others, [], [0])).toBe("Closed");
  });

  it("may differ on a date", () => {
    expect(english(sunday, others, [differing("2026-11-22")], [0])).toBe("Closed today. Opens Monday 9 AM");
  });
});

describe("an opening of several days", () => {
  const days = (first: number, count: number): HoursPeriod[] =>
    Array.from({ length: count }, (_, index) => ({
      open: { day: first + index, time: "00:00" },
      close: { day: first + index + 1, time: "00:00" },
    }));

  it("names the day on which it ends", () => {
    expect(english("2026-11-24T15:00:00", days(1, 5), [])).toBe("Open until Saturday midnight");
    expect(french("2026-11-24T15:00:00", days(1, 5), [])).toBe("Ouvert jusqu’à samedi minuit");
    expect(english("2026-11-27T15:00:00", days(1, 5), [])).toBe("Open until midnight");
  });

  it("ends at a date on which it is closed", () => {
    expect(english("2026-11-24T15:00:00", days(1, 5), [thanksgiving])).toBe("Open until Thursday midnight");
    expect(english("2026-11-26T15:00:00", days(1, 5), [thanksgiving])).toBe("Closed today: Thanksgiving. Opens Friday midnight");
  });
});

it("nothing is said without a time zone", () => {
  for (const timeZone of [null, "", "Mars/Olympus"])
    expect(openStatusAt(storeOf(weekdays, { holidayHours: [thanksgiving], timeZone }), new Date())).toBeNull();
});
