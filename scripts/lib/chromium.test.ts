import path from "node:path";
import { expect, it } from "vitest";
import { tempFolder } from "../testing/tempFolder";
import { findChromium } from "./chromium";

it("returns the browser at CHROMIUM_PATH", () => {
  const folder = tempFolder({ browser: "" });
  expect(findChromium({ CHROMIUM_PATH: path.join(folder, "browser"), PATH: "" })).toBe(path.join(folder, "browser"));
});

it("throws an error that names CHROMIUM_PATH if there is no browser at that path", () => {
  expect(() => findChromium({ CHROMIUM_PATH: "/nowhere/chrome" })).toThrow("There is no browser at CHROMIUM_PATH: /nowhere/chrome");
});

it.each([
  ["chromium", "google-chrome"],
  ["chromium-headless-shell", "chromium"],
])("searches the PATH for %s before %s", (first, second) => {
  const folder = tempFolder({ [`a/${second}`]: "", [`b/${first}`]: "" });
  const PATH = [path.join(folder, "a"), path.join(folder, "b")].join(path.delimiter);
  expect(findChromium({ PATH })).toBe(path.join(folder, "b", first));
});
