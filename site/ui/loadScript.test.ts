// @vitest-environment window
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadScript } from "./loadScript";

const scripts = () => [...document.querySelectorAll("script")];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  for (const script of scripts()) script.remove();
});

it("answers once the script has loaded", async () => {
  const loaded = loadScript("https://scripts.example/a.js");
  expect(scripts().map(({ src, async: isAsync }) => [src, isAsync])).toEqual([["https://scripts.example/a.js", true]]);
  scripts()[0]!.dispatchEvent(new Event("load"));
  await loaded;
  expect(vi.getTimerCount()).toBe(0);
});

it("fails where the script does", async () => {
  const loaded = loadScript("https://scripts.example/a.js");
  scripts()[0]!.dispatchEvent(new Event("error"));
  await expect(loaded).rejects.toThrow("https://scripts.example/a.js did not load");
  expect(scripts()).toEqual([]);
});

it("gives up after five seconds", async () => {
  const loaded = loadScript("https://scripts.example/a.js");
  vi.advanceTimersByTime(4999);
  expect(scripts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await expect(loaded).rejects.toThrow("did not load within 5 s");
  expect(scripts()).toEqual([]);
});
