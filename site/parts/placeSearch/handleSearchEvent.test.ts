// @vitest-environment window
import { beforeEach, expect, it, vi } from "vitest";
import { attachSuggestions } from "./attachSuggestions";
import { handleSearchEvent } from "./handleSearchEvent";

const help = { open: vi.fn<() => void>(), locate: vi.fn<() => Promise<void>>(), clear: vi.fn<() => void>() };
const onInput = vi.fn<(text: string) => void>();
vi.mock("./attachSuggestions", () => ({
  attachSuggestions: vi.fn<typeof attachSuggestions>((form) => {
    form.addEventListener("input", ({ target }) => onInput((target as HTMLInputElement).value));
    return help as unknown as ReturnType<typeof attachSuggestions>;
  }),
}));

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = '<form><input name="q" value="Ohio"><button data-locate></button></form>';
});
const form = () => document.querySelector("form")!;
const input = () => document.querySelector("input")!;

it("adds suggestions once, and opens the list on a click into the field", () => {
  handleSearchEvent(form(), input(), "focusin");
  handleSearchEvent(form(), input(), "click");
  expect(vi.mocked(attachSuggestions)).toHaveBeenCalledTimes(1);
  expect(help.open).toHaveBeenCalledTimes(1);
  expect(onInput).not.toHaveBeenCalled();
});

it("looks for what was typed before there were suggestions", () => {
  input().value = "Columbus";
  handleSearchEvent(form(), input(), "focusin");
  expect(onInput.mock.calls).toEqual([["Columbus"]]);
});

it("also runs the button that was clicked first", () => {
  handleSearchEvent(form(), document.querySelector("button")!, "click");
  expect(help.locate).toHaveBeenCalledTimes(1);
});
