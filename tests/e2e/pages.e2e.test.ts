import { describe, expect, it } from "vitest";
import { violationsOn } from "../support/axe";
import { openPage } from "../support/browser";

describe("without JavaScript, the key gallery", () => {
  it("shows pictures in three formats, in room that is kept for them", async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto("/key-gallery/?group=WILD");
    const picture = page.getByRole("main").locator("section picture").first();
    expect(await picture.locator("source").evaluateAll((all) => all.map((source) => (source as HTMLSourceElement).type))).toEqual(["image/jp2", "image/webp"]);
    const image = picture.locator("img");
    expect(await image.evaluate((element: HTMLImageElement) => [element.complete && element.naturalWidth > 0, element.currentSrc.endsWith(".webp")])).toEqual([true, true]);
    expect(await image.getAttribute("height")).toBe("288");
  });
});

describe("every page", () => {
  it.each([
    "/frequently-asked-questions/",
    "/fr-ca/frequently-asked-questions/comment-payer-a-la-borne/",
    "/products/",
    "/fr-ca/products/locksmith/",
    "/key-gallery/?group=MRVL,HOME",
    "/fr-ca/key-gallery/",
    "/privacy-policy/",
    "/fr-ca/terms/",
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
