import { expect, it, vi } from "vitest";
import { nameOfSlice } from "./nameOfSlice";

vi.mock("../../bff/__generated__/sliceNames", () => ({
  sliceNames: {
    hero: { name: "Hero", variations: { default: "With picture", compact: "Text only" } },
    embed: { name: "Embed", variations: { default: "Default" } },
  },
}));

it.each([
  ["hero", "compact", "Hero, Text only"],
  ["hero", "of_tomorrow", "Hero, of_tomorrow"],
  ["hero", "constructor", "Hero, constructor"],
  ["hero", undefined, "Hero"],
  ["embed", "default", "Embed"],
  ["constructor", "default", "constructor"],
])("the slice %s %s is called %s", (type, variation, name) => {
  expect(nameOfSlice(type, variation)).toBe(name);
});
