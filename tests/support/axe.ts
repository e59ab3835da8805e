import axe, { type RunOptions } from "axe-core";
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
  await animationsEnd(page);
  // The source is large: a page gets it once, however often axe looks at it.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const options: RunOptions = {
    runOnly: TAGS,
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    // All that is right need not be written down as well: that takes as long as looking.
    resultTypes: ["violations"],
    // Only an experimental rule reads the style sheets.
    preload: false,
  };
  return page.evaluate(
    async ([selector, given]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(selector ?? document, given);
      const sliceOf = (target: unknown) =>
        document.querySelector(String(target))?.closest<HTMLElement>("[data-slice-type]")?.dataset.sliceType;
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html, target }) => `${html} (${sliceOf(target[0]) ?? "no slice"})`).join(" ")}`,
      );
    },
    [within, options] as const,
  );
}

/** Waits until what moves or fades in at the moment is where it belongs. */
export async function animationsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === "running" && Number.isFinite(Number(effect!.getComputedTiming().endTime)));
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}
