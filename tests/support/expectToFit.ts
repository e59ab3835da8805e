import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Sets the window's size in pixels, and expects that the page does not scroll horizontally. */
export async function expectToFit(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  // The element itself would not come out of the browser.
  const hidden = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  // Behind a dialog, the page is narrower by its scroll bar.
  expect(hidden, `pixels beside the window at ${width} px`).toBeLessThanOrEqual(0);
}
