import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { differing, storeOf } from "#tests/support/storeHours.ts";
import { statusNow } from "./statusNow";

const always = [{ open: { day: 0, time: "00:00" }, close: null }];
const mondays = [{ open: { day: 1, time: "09:00" }, close: { day: 1, time: "17:00" } }];

describe("the opening status of a kiosk", () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-23T16:00:00Z") }));
  afterEach(() => void vi.useRealTimers());

  it("uses the kiosk's local time and the visitor's language", () => {
    expect(statusNow(storeOf(mondays, { timeZone: "America/New_York" }), "en-us")).toEqual({ kind: "open", text: "Open until 5\u00a0PM" });
    expect(statusNow(storeOf(mondays, { timeZone: "America/Los_Angeles" }), "fr-ca")).toEqual({
      kind: "closed",
      text: "Fermé, ouvre à 9\u00a0h",
    });
    expect(statusNow(storeOf(always, { timeZone: "America/Chicago" }), "en-us")).toEqual({ kind: "always", text: "Open 24 hours" });
  });

  it("says that the last hour has begun", () => {
    vi.setSystemTime("2026-11-23T21:01:00Z");
    const status = statusNow(storeOf(mondays, { timeZone: "America/New_York" }), "en-us");
    expect(status).toEqual({ kind: "open", text: "Closes in 59\u00a0min", closesSoon: true });
  });

  it("uses holiday hours", () => {
    const twoDays = [...mondays, { open: { day: 2, time: "09:00" }, close: { day: 2, time: "17:00" } }];
    const closed = statusNow(storeOf(twoDays, { timeZone: "America/New_York", holidayHours: [differing("2026-11-23")] }), "en-us");
    expect(closed).toEqual({ kind: "closed", text: "Closed today. Opens Tue 9\u00a0AM" });
  });

  it("is null if hours or time zone are unknown", () => {
    expect(statusNow(storeOf([], { timeZone: "America/New_York" }), "en-us")).toBeNull();
    expect(statusNow(storeOf(mondays, { timeZone: null }), "en-us")).toBeNull();
  });
});
