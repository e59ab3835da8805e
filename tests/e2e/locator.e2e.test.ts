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

it("a city's list is printed without what paper cannot do", async () => {
  const page = await openPage();
  await page.goto("/key-services/ny/new-york/");
  await page.emulateMedia({ media: "print" });
  const isPrinted = (selector: string) => page.locator(`main ${selector}`).first().isVisible();
  expect(await Promise.all(["h1", "li[data-location-id] h2"].map(isPrinted))).toEqual([true, true]);
  const screenOnly = ["[aria-label='Filter the kiosks']", "[name=view]", "[data-kiosk-map]", "li[data-location-id] a[href*=maps]", "form"];
  expect(await Promise.all(screenOnly.map(isPrinted))).toEqual(screenOnly.map(() => false));
  await page.emulateMedia({ media: null });
});
