import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violationsOn } from "../support/axe";
import { openPage } from "../support/browser";
import { publishPages, unpublishPages } from "../support/publish";
import { settle } from "../support/settle";
import { type ExamplePage, listExamplePages } from "../support/sliceExamples";

// Every variation of every slice, from its mocks, several per page. The pages are published, so that they have live data.
const examplePages = listExamplePages();

beforeAll(() => publishPages(...examplePages.map(({ page }) => page)));
afterAll(() => unpublishPages(...examplePages.map(({ page }) => page)));

// Header and footer are tested in accessibility.e2e; these rules apply to whole pages.
const violationsIn = (page: Page) =>
  violationsOn(page, { within: "main", without: ["page-has-heading-one", "landmark-one-main", "region"] });

/** Returns the slices that extend beyond the right edge of the window. */
const widerThanWindow = (page: Page) =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth === document.documentElement.clientWidth) return [];
    const isTooWide = (element: Element) => element.getBoundingClientRect().right > innerWidth;
    const slices = [...document.querySelectorAll<HTMLElement>("main [data-slice-type]")];
    return slices
      .filter((slice) => [slice, ...slice.querySelectorAll("*")].some(isTooWide))
      .map(({ dataset }) => `${dataset.sliceType}, ${dataset.sliceVariation}`);
  });

describe.each(examplePages)("$path, with $names", ({ path, slices }: ExamplePage) => {
  it("does not scroll horizontally, on a phone and on a desktop, and passes axe", { timeout: 90_000 }, async () => {
    const page = await openPage({ reducedMotion: "reduce" });
    await page.goto(path);
    const shown = await page
      .locator("main [data-slice-type]")
      .evaluateAll((all) => all.map((one) => `${(one as HTMLElement).dataset.sliceType}, ${(one as HTMLElement).dataset.sliceVariation}`));
    expect(shown).toEqual(slices.map(({ slice_type, variation }) => `${slice_type}, ${variation}`));
    await settle(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await widerThanWindow(page), `at ${width} px`).toEqual([]);
      expect(await violationsIn(page), `at ${width} px`).toEqual([]);
    }
  });
});
