import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Makes the window so wide, in pixels, and checks that the page does not scroll sideways. */
export async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth, `at ${width} px`).toBe(clientWidth);
}
