// @vitest-environment window
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakePopovers } from "#tests/support/popovers.ts";
import { createCombobox } from "./combobox";

beforeEach(fakePopovers);
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const option = (text: string) => ({ text, icon: "pin" as const, choose: () => {} });
function makeCombobox() {
  const input = document.createElement("input");
  document.body.append(input);
  const { show } = createCombobox(input, { anchor: input, label: "Places", count: (options) => `${options} options.`, onOpen: () => {} });
  const shows = (texts: readonly string[], note?: string) => show({ groups: [{ label: "All", options: texts.map(option) }], note });
  return { input, shows, heard: () => input.parentElement!.querySelector("[role=status]")!.textContent };
}

it("says how many options there are, and nothing of them where there are none", () => {
  const { shows, heard } = makeCombobox();
  shows(["Columbus", "Cleveland"], "Unavailable.");
  expect(heard()).toBe("Unavailable. 2 options.");
  shows([], "No such place.");
  expect(heard()).toBe("No such place.");
});

it("has a list of its own for each input of a page, with or without an id", () => {
  const all = [makeCombobox(), makeCombobox()];
  for (const { shows } of all) shows(["Columbus"]);
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { input } of all) expect(document.getElementById(input.getAttribute("aria-controls")!)?.role).toBe("listbox");
});
