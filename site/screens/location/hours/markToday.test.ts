// @vitest-environment window
import { beforeEach, expect, it } from "vitest";
import { markToday } from "./markToday";

beforeEach(() => {
  const days = [1, 2, 3, 4, 5, 6, 0].map((day) => `<div data-day="${day}"></div>`).join("");
  document.body.innerHTML = `<section><dl>${days}</dl><dl><div data-date="2026-11-26"></div></dl></section>`;
});
const marked = () => [...document.querySelectorAll<HTMLElement>('[aria-current="date"]')].map(({ dataset }) => dataset.date ?? dataset.day);
const mark = (now: string, timeZone: string) => markToday(document.body, new Date(now), timeZone);

it("uses the store's time zone, not the visitor's", () => {
  mark("2026-11-22T03:00:00Z", "Pacific/Honolulu");
  expect(marked()).toEqual(["6"]);
  mark("2026-11-22T03:00:00Z", "America/St_Johns");
  expect(marked()).toEqual(["6"]);
  mark("2026-11-22T12:00:00Z", "Pacific/Auckland");
  expect(marked()).toEqual(["1"]);
});

it("moves on at midnight", () => {
  mark("2026-11-22T04:59:00Z", "America/New_York");
  expect(marked()).toEqual(["6"]);
  mark("2026-11-22T05:00:00Z", "America/New_York");
  expect(marked()).toEqual(["0"]);
});

it("marks the date when it differs from the week", () => {
  mark("2026-11-26T15:00:00Z", "America/Chicago");
  expect(marked()).toEqual(["2026-11-26"]);
});

it("shows dates of the next seven days that differ", () => {
  const dates = ["2026-11-25", "2026-11-26", "2026-12-02", "2026-12-03"];
  document.body.innerHTML = `<dl>${dates.map((date) => `<dd hidden data-differs="${date}"></dd>`).join("")}</dl>`;
  const shown = () => [...document.querySelectorAll<HTMLElement>("[data-differs]:not([hidden])")].map(({ dataset }) => dataset.differs);
  mark("2026-11-26T15:00:00Z", "America/Chicago");
  expect(shown()).toEqual(["2026-11-26", "2026-12-02"]);
  mark("2026-11-27T15:00:00Z", "America/Chicago");
  expect(shown()).toEqual(["2026-12-02", "2026-12-03"]);
  mark("2026-11-27T15:00:00Z", "Mars/Base");
  expect(shown()).toEqual([]);
});

it("marks nothing when the time zone is invalid or the store never closes", () => {
  mark("2026-11-26T15:00:00Z", "America/Chicago");
  mark("2026-11-26T15:00:00Z", "Mars/Base");
  expect(marked()).toEqual([]);
  document.body.innerHTML = "<dl><div></div></dl>";
  mark("2026-11-27T15:00:00Z", "America/Chicago");
  expect(marked()).toEqual([]);
});
