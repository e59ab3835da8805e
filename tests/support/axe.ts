import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface Part {
  /** Selector of the part to look at; without it, the whole page. */
  within?: string;
  /** Rules that make no sense for that part. */
  without?: string[];
}

/** What axe finds wrong: each rule with the markup that breaks it. */
export async function violationsOn(page: Page, { within, without = [] }: Part = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // All that is right need not be written down as well: that takes as long as looking.
    .options({ resultTypes: ["violations"] })
    .withTags(TAGS)
    .disableRules(without)
    // Without frames to look into, the legacy mode spares a browser page for each analysis.
    .setLegacyMode(true);
  if (within) axe.include(within);
  return (await axe.analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
