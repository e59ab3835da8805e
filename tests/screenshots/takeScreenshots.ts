import { writeFileSync } from "node:fs";
import path from "node:path";
import { chromium, type Page } from "playwright-core";
import { root } from "#scripts/lib/commands.ts";
import { LaunchFailure } from "#scripts/lib/launchFailure.ts";
import { settle } from "../support/settle";
import type { SliceExample } from "../support/sliceExamples";
import { reducePng } from "./reducePng";

const VIEWPORT = { width: 1440, height: 900 };

// A Wednesday noon in New York. The time is fixed, so that stores are open in every screenshot.
const NOON = new Date("2026-03-04T17:00:00Z");

/** Writes a screenshot of each example to Slice Machine's path for it, as wide as a desktop and as high as the slice. */
export async function takeScreenshots(executablePath: string, siteUrl: string, examples: readonly SliceExample[]): Promise<void> {
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-background-networking", "--font-render-hinting=none"],
  });
  try {
    const context = await browser.newContext({
      baseURL: siteUrl,
      viewport: VIEWPORT,
      deviceScaleFactor: 1,
      reducedMotion: "reduce",
      timezoneId: "America/New_York",
    });
    for (const example of examples) {
      const page = await context.newPage();
      const png = await reducePng(await photograph(page, example));
      await page.close();
      const file = path.join("slices", example.folder, `screenshot-${example.variation}.png`);
      writeFileSync(path.join(root, file), png);
      console.log(`${file} (${Math.ceil(png.length / 1024)} KB)`);
    }
  } finally {
    await browser.close();
  }
}

async function photograph(page: Page, { folder, sliceType, variation, path: url }: SliceExample): Promise<Buffer> {
  await page.clock.setFixedTime(NOON);
  const response = await page.goto(url, { waitUntil: "networkidle" });
  const slice = page.locator(`[data-slice-type="${sliceType}"][data-slice-variation="${variation}"]`).first();
  if (!response?.ok() || (await slice.count()) === 0) {
    throw new LaunchFailure(`The page of slices/${folder} does not show its variation ${variation} (${response?.status()}).`);
  }
  await settle(page);
  return slice.screenshot({ animations: "disabled" });
}
