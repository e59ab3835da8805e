import { describe, expect, it } from "vitest";
import { violationsOn } from "../support/axe";
import { openPage } from "../support/browser";

describe("passes axe, and does not scroll horizontally", () => {
  it.each(["/key-services/", "/key-services/ny/new-york/"])("%s", { timeout: 90_000 }, async (path) => {
    const page = await openPage();
    await page.goto(path);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violationsOn(page), `at ${width} px`).toEqual([]);
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth, `at ${width} px`).toBe(clientWidth);
    }
  });
});
