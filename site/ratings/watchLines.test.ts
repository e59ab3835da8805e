// @vitest-environment window
import { beforeEach, expect, it, vi } from "vitest";
import { FakeIntersectionObserver } from "#tests/support/unit/visibleElements.ts";
import { REST_MS, watchLines } from "./watchLines";

const onView = vi.fn<(lines: Element[]) => void>();
let lines: Element[];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("IntersectionObserver", FakeIntersectionObserver);
  onView.mockReset();
  lines = Array.from({ length: 4 }, () => document.createElement("div"));
});
const observer = () => FakeIntersectionObserver.all.at(-1)!;
const rest = () => vi.advanceTimersByTime(REST_MS);

it("reports together what is in view together, each line once", () => {
  watchLines(lines, onView);
  expect(observer().observed.size).toBe(4);
  observer().move(true, lines[0]!, lines[1]!);
  observer().move(false, lines[2]!, lines[3]!);
  expect(onView).not.toHaveBeenCalled();
  rest();
  expect(onView.mock.calls).toEqual([[[lines[0], lines[1]]]]);
  observer().move(false, lines[0]!);
  observer().move(true, lines[0]!, lines[2]!);
  rest();
  expect(onView.mock.calls[1]).toEqual([[lines[2]]]);
  expect(onView).toHaveBeenCalledTimes(2);
});

it("leaves out what is scrolled past", () => {
  watchLines(lines, onView);
  observer().move(true, lines[0]!);
  vi.advanceTimersByTime(REST_MS - 1);
  observer().move(false, lines[0]!);
  observer().move(true, lines[3]!);
  rest();
  expect(onView.mock.calls).toEqual([[[lines[3]]]]);
});

it("reports nothing after its end", () => {
  const end = watchLines(lines, onView);
  observer().move(true, lines[0]!);
  end();
  rest();
  expect(onView).not.toHaveBeenCalled();
  expect(observer().observed.size).toBe(0);
});
