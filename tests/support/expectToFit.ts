import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Sets the window's width in pixels, and expects that the page does not scroll horizontally. */
export async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth, `at ${width} px`).toBe(clientWidth);
}
