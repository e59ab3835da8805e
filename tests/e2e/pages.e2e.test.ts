import { describe, expect, it } from "vitest";
import { violationsOn } from "../support/axe";
import { openPage } from "../support/browser";

describe("every page", () => {
  it.each([
    "/frequently-asked-questions/",
    "/fr-ca/frequently-asked-questions/comment-payer-a-la-borne/",
    "/products/",
    "/privacy-policy/",
  ])("%s has no violation that axe finds, and never scrolls sideways", async (path) => {
    const page = await openPage();
    await page.goto(path);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth, `at ${width} px`).toBe(clientWidth);
    }
    expect(await violationsOn(page)).toEqual([]);
  });
});
