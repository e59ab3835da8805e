import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface Part {
  /** Selector of the part to look at; without it, the whole page. */
  within?: string;
  /** Rules that make no sense for that part. */
  without?: string[];
}

/** What axe finds wrong: each rule with the markup that breaks it, and the slice that the markup stands in. */
export async function violationsOn(page: Page, { within, without = [] }: Part = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // All that is right need not be written down as well: that takes as long as looking.
    .options({ resultTypes: ["violations"] })
    .withTags(TAGS)
    .disableRules(without)
    // Without frames to look into, the legacy mode spares a browser page for each analysis.
    .setLegacyMode(true);
  if (within) axe.include(within);
  await animationsEnd(page);
  const { violations } = await axe.analyze();
  return Promise.all(violations.map(async ({ id, nodes }) => `${id}: ${(await Promise.all(nodes.map((node) => describeNode(page, node)))).join(" ")}`));
}

/** Waits until what moves or fades in at the moment is where it belongs. */
export async function animationsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document.getAnimations().filter(({ effect, playState }) => playState === "running" && Number.isFinite(Number(effect!.getComputedTiming().endTime)));
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}

async function describeNode(page: Page, { html, target }: { html: string; target: unknown[] }): Promise<string> {
  const slice = await page.evaluate((selector) => document.querySelector(selector)?.closest<HTMLElement>("[data-slice-type]")?.dataset.sliceType, String(target[0]));
  return slice ? `${html} (in ${slice})` : html;
}
