import type { Page } from "playwright-core";

/** Scrolls a page through once and waits until it shows all it will: fonts, pictures, and what arrives when it comes into view. */
export async function settle(page: Page): Promise<void> {
  // No function with a name in here: tsx marks them with a helper that the browser does not have.
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    window.scrollTo({ top: 0, behavior: "instant" });
  });
  // Pictures at the far end of a row would wait for somebody to scroll there.
  await page.evaluate(() => document.querySelectorAll("img").forEach((image) => (image.loading = "eager")));
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || !image.checkVisibility()));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
