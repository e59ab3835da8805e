import { expect, it } from "vitest";
import { fitTitle, MAX_TITLE } from "./fitTitle";

it("takes the first title that fits, or else the last", () => {
  const long = "x".repeat(MAX_TITLE + 1);
  expect(fitTitle(["whole", "short"])).toBe("whole");
  expect(fitTitle([long, long.slice(1), "short"])).toBe(long.slice(1));
  expect(fitTitle([long, `${long}y`])).toBe(`${long}y`);
});
