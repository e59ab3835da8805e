import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGS } from "../../site/i18n/languages";
import { violationsOn } from "../support/axe";
import { openPage } from "../support/browser";
import { publishPages, unpublishPages } from "../support/publish";
import { settle } from "../support/settle";
import { examplesOf, listExamples } from "../support/sliceExamples";
import { listSlices } from "../support/sliceMock";

// Every variation of every slice on a page of its own, from its mocks: published, so that live data is there as well.
const pages = listExamples().map(({ page }) => page);
const cases = listSlices().flatMap((folder) => LANGS.map((lang) => ({ folder, lang })));

beforeAll(() => publishPages(...pages));
afterAll(() => unpublishPages(...pages));

// Bars and footer have tests of their own (accessibility.e2e), and what a page has once is not a slice's.
const violationsIn = (page: Page) => violationsOn(page, { within: "main", without: ["page-has-heading-one", "landmark-one-main", "region"] });

describe.each(cases)("slices/$folder in $lang", ({ folder, lang }) => {
  it("never scrolls sideways, on a phone and on a desktop, and has no violation that axe finds", { timeout: 90_000 }, async () => {
    const page = await openPage({ reducedMotion: "reduce" });
    for (const { path, variation, sliceType } of examplesOf(folder, [lang])) {
      await page.goto(path);
      expect(await page.locator(`main [data-slice-type="${sliceType}"][data-slice-variation="${variation}"]`).count(), path).toBe(1);
      await settle(page);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
        expect(scrollWidth, `${variation} at ${width} px`).toBe(clientWidth);
        // Each look in one of the languages: what axe sees differs by width, hardly by words.
        const violations = (width === 390) === (lang === "fr-ca") ? await violationsIn(page) : [];
        expect(violations, `${variation} at ${width} px`).toEqual([]);
      }
    }
  });
});
