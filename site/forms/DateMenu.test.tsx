// @vitest-environment window
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Lang } from "../i18n/languages";
import DateMenu from "./DateMenu";

const choose = vi.fn<(day: string) => void>();
let root: Root;
let box: HTMLElement;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  choose.mockReset();
  box = document.body.appendChild(document.createElement("div"));
  root = createRoot(box);
});
afterEach(() => {
  act(() => root.unmount());
  box.remove();
});

const show = (day = "", lang: Lang = "en-us") =>
  act(async () => root.render(<DateMenu lang={lang} day={day} today={new Date(2026, 10, 22)} onChoose={choose} />));
const press = (key: string) =>
  act(async () => void document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
const focusedDay = () => document.activeElement!.closest("[data-day]")?.getAttribute("data-day");

it("opens at today or the selected day", async () => {
  await show();
  expect(focusedDay()).toBe("2026-11-22");
  await act(async () => root.render(null));
  await show("2026-12-24");
  expect(focusedDay()).toBe("2026-12-24");
});

it.each([
  ["ArrowRight", "2026-12-25"],
  ["ArrowLeft", "2026-12-23"],
  ["ArrowDown", "2026-12-31"],
  ["ArrowUp", "2026-12-17"],
  ["PageDown", "2027-01-24"],
  ["Home", "2026-12-20"],
  ["End", "2026-12-26"],
])("%s moves from December 24 to %s", async (key, day) => {
  await show("2026-12-24");
  await press(key);
  expect(focusedDay()).toBe(day);
});

it("allows no day before today or more than a year ahead", async () => {
  await show();
  await press("ArrowLeft");
  expect(focusedDay()).toBe("2026-11-22");
  await act(async () => root.render(null));
  await show("2027-11-22");
  await press("ArrowRight");
  expect(focusedDay()).toBe("2027-11-22");
});

it("returns the chosen day in the field's format, and ignores past days", async () => {
  await show();
  const day = (name: string) => box.querySelector<HTMLElement>(`[data-day="${name}"] button`)!;
  await act(async () => day("2026-11-21").click());
  expect(choose).not.toHaveBeenCalled();
  await act(async () => day("2026-11-30").click());
  expect(choose).toHaveBeenCalledExactlyOnceWith("2026-11-30");
});

it("is in French in fr-ca", async () => {
  await show("", "fr-ca");
  expect(box.querySelector("[aria-live]")!.textContent).toContain("novembre 2026");
  expect(box.querySelector("[aria-label='Mois suivant']")).not.toBeNull();
});
