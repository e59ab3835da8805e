import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openPage } from "../support/browser";
import { expectToFit } from "../support/expectToFit";
import { LONG_WORD, withLongWords } from "../support/longWords";
import type { PageFile } from "../support/pageFile";
import { publishPages, text, unpublishPages } from "../support/publish";
import { listExamplePages } from "../support/sliceExamples";

// Every text of every slice in both languages, and of pages of each kind, has an address that is longer than a phone is wide.
const slicePages = listExamplePages().map(({ page, path, slices, names }) => {
  const uid = `long-${page.uid}`;
  const long = { ...page, id: `${page.id}-long`, uid, data: { ...page.data, slices: slices.map(withLongWords) } };
  return { names, page: long, path: path.replace(page.uid, uid) };
});
const sentence = text(`See ${LONG_WORD} for more.`);
const legal = { slice_type: "rich_text", variation: "legal", primary: { text: [...text(LONG_WORD, "heading2"), ...sentence] } };
const otherPages: { names: string; page: PageFile; path: string }[] = [
  {
    names: "a question",
    page: { id: "Zlongfaq", uid: "long-question", type: "faq", data: { question: LONG_WORD, answer: sentence, topic: "kiosks" } },
    path: "/frequently-asked-questions/long-question/",
  },
  {
    names: "a title and a contents list",
    page: { id: "Zlongtitle", uid: "long-title", data: { meta_title: LONG_WORD, slices: [legal] } },
    path: "/long-title/",
  },
];
const pages = [...slicePages, ...otherPages];

beforeAll(() => publishPages(...pages.map(({ page }) => page)));
afterAll(() => unpublishPages(...pages.map(({ page }) => page)));

/** Returns the slices, or else the elements, with text beyond the right edge of the window, unless it can be scrolled to. */
const beyondWindow = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const isHidden = (element: Element) =>
      getComputedStyle(element).overflowX !== "visible" || getComputedStyle(element).clipPath !== "none";
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      if (![...range.getClientRects()].some(({ right }) => right > innerWidth + 0.5)) continue;
      let element = node.parentElement!;
      while (element !== document.body && !isHidden(element)) element = element.parentElement!;
      if (element !== document.body) continue;
      const slice = node.parentElement!.closest<HTMLElement>("[data-slice-type]")?.dataset;
      const { tagName, className } = node.parentElement!;
      found.add(`${slice?.sliceType}, ${slice?.sliceVariation}: ${tagName} ${className} ${node.textContent}`);
    }
    return [...found];
  });

it.each(pages)("$path, with $names, fits phones", { timeout: 60_000 }, async ({ path }) => {
  const page = await openPage({ reducedMotion: "reduce" });
  await page.goto(path);
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 800 });
    // The fallback of a font that has not arrived is wider.
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    expect(await beyondWindow(page), `at ${width} px`).toEqual([]);
    await expectToFit(page, width);
  }
});
