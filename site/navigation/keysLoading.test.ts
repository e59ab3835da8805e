// @vitest-environment window
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FETCH_SHOWN_MS } from "../constants";
import { hideKeysLoading, showKeysLoading } from "./keysLoading";

const areGray = () => "keysLoading" in document.documentElement.dataset;
const start = (from: string, to: string) =>
  showKeysLoading(new URL(from, "https://keyway.example/key-gallery/"), new URL(to, "https://keyway.example/key-gallery/"));

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = "<div data-keys></div>";
});
afterEach(() => {
  hideKeysLoading();
  vi.runAllTimers();
  vi.useRealTimers();
});

it.each([
  ["of another filter", "?group=WILD", "?group=NATR"],
  ["of a narrower one", "?group=MRVL,HOME", "?group=MRVL,HOME&sub=HOME"],
  ["around a place", "", "?q=Fairbanks"],
  ["around another place", "?q=Fairbanks&at=64.8,-147.7", "?q=Zion&at=42.4,-87.8"],
  ["around the visitor", "", "?at=64.8,-147.7"],
  ["around the visitor, who has moved", "?at=64.8,-147.7", "?at=42.4,-87.8"],
  ["that are requested again", "?group=WILD", "?group=WILD"],
])("keys %s are shown as loading", (_, from, to) => {
  start(from, to);
  expect(areGray()).toBe(true);
});

it.each([
  ["one is opened", "?group=WILD", "?group=WILD&sku=1"],
  ["one is opened after a search, whose point only its link knows", "?q=Fairbanks", "?q=Fairbanks&at=64.8,-147.7&place=abc&sku=1"],
  ["more are asked for", "", "?page=2"],
  ["another page is", "", "/contact/?group=WILD"],
])("keys are not shown as loading if %s", (_, from, to) => {
  start(from, to);
  expect(areGray()).toBe(false);
});

it("keys are shown as loading for the minimum time", () => {
  start("", "?group=WILD");
  hideKeysLoading();
  vi.advanceTimersByTime(FETCH_SHOWN_MS - 1);
  expect(areGray()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(areGray()).toBe(false);
});
