// @vitest-environment window
import { describe, expect, it, vi } from "vitest";
import { isSaved, onSavedChange, readSaved, type Saved, toggleSaved } from "./saved";
import { SAVED_KEY } from "./keys";

const kiosk = (n: number): Saved => ({ kind: "kiosk", href: `/key-services/oh/columbus/x/${n}/`, name: `Kiosk ${n}` });
const design: Saved = { kind: "design", href: "/key-gallery/?sku=1", name: "Fox" };

it("saves by kind, the latest first, and no longer saves what is saved", () => {
  expect([toggleSaved(kiosk(1)), toggleSaved(design), toggleSaved(kiosk(2))]).toEqual([true, true, true]);
  expect(readSaved("kiosk")).toEqual([kiosk(2), kiosk(1)]);
  expect(readSaved("design")).toEqual([design]);
  expect(toggleSaved(kiosk(2))).toBe(false);
  expect([isSaved(kiosk(2).href), isSaved(kiosk(1).href)]).toEqual([false, true]);
  toggleSaved(kiosk(1));
  toggleSaved(design);
  expect(localStorage.getItem(SAVED_KEY)).toBeNull();
});

it("keeps the latest twelve of each kind", () => {
  toggleSaved(design);
  for (let n = 1; n <= 14; n++) toggleSaved(kiosk(n));
  expect(readSaved("kiosk").map(({ name }) => name)).toEqual(Array.from({ length: 12 }, (_, index) => `Kiosk ${14 - index}`));
  expect(readSaved("design")).toEqual([design]);
});

it("tells the page until it no longer listens", () => {
  const changed = vi.fn<() => void>();
  const stop = onSavedChange(changed);
  toggleSaved({ ...design, href: "/key-gallery/?sku=2" });
  expect(changed).toHaveBeenCalledTimes(1);
  stop();
  toggleSaved({ ...design, href: "/key-gallery/?sku=3" });
  expect(changed).toHaveBeenCalledTimes(1);
});

describe("a store with other content", () => {
  it.each([
    ["no JSON", "{"],
    ["no list", '{"kind":"kiosk"}'],
    ["another host", JSON.stringify([{ ...kiosk(1), href: "//evil.example/" }])],
    ["a script", JSON.stringify([{ ...kiosk(1), href: "javascript:alert(1)" }])],
    ["a backslash", JSON.stringify([{ ...kiosk(1), href: "/\\evil.example" }])],
    ["no name", JSON.stringify([{ ...kiosk(1), name: "" }])],
    ["a long name", JSON.stringify([{ ...kiosk(1), name: "x".repeat(301) }])],
    ["null", "[null]"],
  ])("%s has nothing saved", (_, text) => {
    localStorage.setItem(SAVED_KEY, text);
    expect(readSaved("kiosk")).toEqual([]);
  });

  it("that is forbidden, saves nothing and does not throw", () => {
    localStorage.clear();
    const refuse = () => {
      throw new DOMException("forbidden", "SecurityError");
    };
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
    expect(toggleSaved(kiosk(1))).toBe(false);
    vi.restoreAllMocks();
  });
});
