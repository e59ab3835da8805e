import { describe, expect, it } from "vitest";
import { differing, storeOf } from "#tests/support/storeHours.ts";
import { comingWeek } from "./comingWeek";
import { nextChanges } from "./nextChanges";
import type { HoursPeriod } from "./storeHours";

const period = (day: number, open: string, close: string): HoursPeriod => ({ open: { day, time: open }, close: { day, time: close } });
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const hours = EVERY_DAY.map((day) => period(day, day === 0 ? "09:00" : "07:00", "18:00"));
const plain = (text: string) => text.replaceAll("\u00a0", " ");
/** A Thursday. */
const THURSDAY = "2026-11-26";
const lines = (...args: Parameters<typeof comingWeek>) =>
  comingWeek(...args).map(({ days, hours: span, reason, usual }) =>
    plain([days, span, reason, usual && `(${usual})`].filter(Boolean).join(" ")),
  );

describe("the seven days from a date", () => {
  it("begin with that day, and put days with the same hours together", () => {
    expect(lines(storeOf(hours), THURSDAY, "en-us")).toEqual([
      "Thursday 7 AM to 6 PM",
      "Friday and Saturday 7 AM to 6 PM",
      "Sunday 9 AM to 6 PM",
      "Monday to Wednesday 7 AM to 6 PM",
    ]);
    expect(comingWeek(storeOf(hours), THURSDAY, "en-us").map(({ isFirst }) => isFirst)).toEqual([true, false, false, false]);
  });

  it("have a date that differs on a line of its own, with the reason and the usual hours", () => {
    const holidayHours = [
      differing(THURSDAY, { holiday: "THANKSGIVING" }),
      differing("2026-12-01", { periods: [period(2, "07:00", "12:00")] }),
    ];
    expect(lines(storeOf(hours, { holidayHours }), THURSDAY, "en-us")).toEqual([
      "Thursday Closed Thanksgiving (7 AM to 6 PM)",
      "Friday and Saturday 7 AM to 6 PM",
      "Sunday 9 AM to 6 PM",
      "Monday 7 AM to 6 PM",
      "Tuesday 7 AM to noon (7 AM to 6 PM)",
      "Wednesday 7 AM to 6 PM",
    ]);
    expect(lines(storeOf(hours, { holidayHours: [differing(THURSDAY, { periods: null })] }), THURSDAY, "fr-ca")[0]).toBe(
      "jeudi Heures possiblement différentes (de 7 h à 18 h)",
    );
  });

  it("are one line when all are the same", () => {
    expect(lines(storeOf([{ open: { day: 0, time: "00:00" }, close: null }]), THURSDAY, "fr-ca")).toEqual(["Tous les jours Ouvert 24 h"]);
  });

  it("say which days are not known", () => {
    expect(lines(storeOf(hours.slice(0, 5), { unknownDays: [5, 6] }), THURSDAY, "en-us").slice(0, 2)).toEqual([
      "Thursday 7 AM to 6 PM",
      "Friday and Saturday Not known",
    ]);
    expect(lines(storeOf(null, { holidayHours: [differing(THURSDAY)] }), THURSDAY, "en-us")).toEqual([
      "Thursday Closed",
      "Friday to Wednesday Not known",
    ]);
  });
});

describe("later changes", () => {
  const dates = [
    differing("2027-01-01"),
    differing("2026-12-24", { periods: [period(4, "08:00", "16:00")] }),
    differing("2026-12-25"),
    differing("2026-12-31", { periods: null }),
    differing("2026-13-45"),
    differing(THURSDAY),
  ];

  it("are sentences, of the dates after the week that are valid", () => {
    expect(plain(nextChanges(dates, THURSDAY, "en-us"))).toBe(
      "Thu, Dec 24, 8 AM to 4 PM. Closed Dec 25 and Jan 1. Hours may differ Thu, Dec 31.",
    );
    expect(plain(nextChanges(dates, THURSDAY, "fr-ca"))).toBe(
      "Le jeu. 24 déc., de 8 h à 16 h. Fermé le 25 déc. et le 1 janv. Heures possiblement différentes le jeu. 31 déc.",
    );
  });

  it("are none when there are none", () => {
    expect(nextChanges([differing("2026-12-02")], THURSDAY, "en-us")).toBe("");
    expect(nextChanges([differing("2026-12-03")], THURSDAY, "en-us")).toBe("Closed Thu, Dec 3.");
  });

  it("name six dates at most", () => {
    const many = EVERY_DAY.map((day) => differing(`2026-12-2${day}`));
    expect(nextChanges(many, THURSDAY, "en-us")).toContain("Dec 24, and Dec 25.");
  });
});
