import { describe, expect, it } from "vitest";
import type { StoreStatus } from "../../hours/storeStatus";
import { findAnswer } from "./answer";

const line = { kind: "open", text: "" } as const;
const open = (time: string): StoreStatus => ({ status: { kind: "open", until: { day: 4, time } }, line, changesAt: 0 });
const closing = (minutesLeft: number): StoreStatus => ({
  status: { kind: "open", until: { day: 4, time: "20:00" }, minutesLeft },
  line,
  changesAt: 0,
});
const always: StoreStatus = { status: { kind: "always" }, line, changesAt: 0 };
const closed = (opensAt: number, on: "today" | "tomorrow" | "later"): StoreStatus => ({
  status: { kind: "closed", opens: { date: "2026-11-27", day: 5, time: "07:00" }, on },
  line,
  changesAt: 0,
  opensAt,
});

describe("the answer to a search", () => {
  it("is the first kiosk that is open", () => {
    const statuses = [closed(9, "today"), null, open("22:00"), always];
    expect(findAnswer(statuses, "en-us")).toEqual({ index: 2, isOpen: true, when: "until 10\u00a0PM" });
    expect(findAnswer(statuses, "fr-ca")!.when).toBe("jusqu’à 22\u00a0h");
    expect(findAnswer([always], "en-us")).toEqual({ index: 0, isOpen: true, when: "24 hours" });
  });

  it("is one that does not close within minutes, unless no other is open", () => {
    expect(findAnswer([closing(14), closing(15), always], "en-us")!.index).toBe(1);
    expect(findAnswer([closed(9, "today"), closing(1)], "en-us")).toMatchObject({ index: 1, isOpen: true });
  });

  it("is the one that opens first, if none is open", () => {
    const of = (on: "today" | "tomorrow" | "later") => [closed(9, "later"), null, closed(5, on), closed(5, on)];
    expect(findAnswer(of("later"), "en-us")).toEqual({ index: 2, isOpen: false, when: "Fri 7\u00a0AM" });
    expect(findAnswer(of("today"), "en-us")!.when).toBe("today 7\u00a0AM");
    expect(findAnswer(of("tomorrow"), "fr-ca")!.when).toBe("demain à 7\u00a0h");
  });

  it("is not known without opening hours", () => {
    expect(findAnswer([null, null], "en-us")).toBeNull();
    expect(findAnswer([], "en-us")).toBeNull();
  });
});
