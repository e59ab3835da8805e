// @vitest-environment window
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SCROLL_MS } from "../constants";
import { easeInOutCubic, smoothScroll, stopSmoothScroll } from "./smoothScroll";

let isStill = false;
let place = 2000;
const jump = () => scrollTo(0, place);

beforeEach(() => {
  vi.useFakeTimers();
  isStill = false;
  place = 2000;
  vi.stubGlobal("matchMedia", () => ({ matches: isStill }));
  vi.stubGlobal("scrollY", 0);
  vi.stubGlobal("scrollTo", (_: number, y: number) => vi.stubGlobal("scrollY", y));
});
afterEach(() => {
  stopSmoothScroll();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("starts and ends slowly, and is half way after half the time", () => {
  const parts = [0, 0.25, 0.5, 0.75, 1];
  expect(parts.map(easeInOutCubic)).toEqual([0, 0.0625, 0.5, 0.9375, 1]);
});

it("takes half a second, up or down", () => {
  for (const [from, to] of [
    [0, 2000],
    [2000, 0],
  ] as const) {
    scrollTo(0, from);
    place = to;
    smoothScroll(jump);
    expect(scrollY).toBe(from);
    vi.advanceTimersByTime(SCROLL_MS / 2);
    expect(Math.abs(scrollY - 1000)).toBeLessThan(300);
    vi.advanceTimersByTime(SCROLL_MS / 2 + 32);
    expect(scrollY).toBe(to);
  }
});

it("ends at its target, even if the target has moved", () => {
  smoothScroll(jump);
  vi.advanceTimersByTime(SCROLL_MS / 2);
  place = 3100;
  vi.advanceTimersByTime(SCROLL_MS);
  expect(scrollY).toBe(3100);
});

it("is a jump with reduced motion", () => {
  isStill = true;
  smoothScroll(jump);
  expect(scrollY).toBe(2000);
});

it.each(["wheel", "pointerdown", "keydown"])("stops on the visitor's %s", (sign) => {
  smoothScroll(jump);
  vi.advanceTimersByTime(SCROLL_MS / 2);
  dispatchEvent(new Event(sign));
  const reached = scrollY;
  expect(reached).toBeGreaterThan(0);
  vi.advanceTimersByTime(2 * SCROLL_MS);
  expect(scrollY).toBe(reached);
});

it("is stopped by the next", () => {
  smoothScroll(jump);
  vi.advanceTimersByTime(SCROLL_MS / 2);
  smoothScroll(() => scrollTo(0, 0));
  vi.advanceTimersByTime(2 * SCROLL_MS);
  expect(scrollY).toBe(0);
});
