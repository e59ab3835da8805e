import axe, { type RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface Part {
  /** Selector of the part to check; the whole page by default. */
  within?: string;
  /** Rules that do not apply to this part. */
  without?: string[];
}

/** Returns axe's violations: each rule with the markup that breaks it, and the slice that contains the markup. */
export async function violationsOn(page: Page, { within, without = [] }: Part = {}): Promise<string[]> {
  await animationsEnd(page);
  // The source is large, so it is added to a page only once.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const options: RunOptions = {
    runOnly: TAGS,
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    // Reporting the passed checks would take as long as the checks.
    resultTypes: ["violations"],
    // Only an experimental rule needs the style sheets.
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

/** Waits until all running animations and transitions have ended. */
export async function animationsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === "running" && Number.isFinite(Number(effect!.getComputedTiming().endTime)));
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}
