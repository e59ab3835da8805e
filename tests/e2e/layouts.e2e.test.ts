import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LayoutFields, toFrame } from "../../site/features/chrome/layouts";
import { openPage } from "../support/browser";
import { editDocuments } from "../support/publish";

/** A page of each kind, by its document: in one language or the other. */
const pages = [
  ["page", "en-us", "how-it-works", "/how-it-works/"],
  ["service_page", "fr-ca", "locksmith", "/fr-ca/products/locksmith/"],
  ["faq_page", "en-us", "faq_page", "/frequently-asked-questions/"],
  ["products_page", "fr-ca", "products_page", "/fr-ca/products/"],
  ["key_gallery", "en-us", "key_gallery", "/key-gallery/"],
  ["locator_page", "en-us", "locator_page", "/key-services/"],
  ["locator_page", "fr-ca", "locator_page", "/fr-ca/key-services/"],
] as const;

const choices: LayoutFields[] = [
  { layout: "default" },
  { layout: "locator" },
  { layout: "products" },
  { layout: "empty" },
  { layout: "without header and footer" },
  { layout: "default", hide_header: true },
  { layout: "default", hide_footer: true },
];

/** The parts around a page, as a visitor finds them. */
async function frameOf(page: Page) {
  const [header, footer] = [page.getByRole("banner"), page.getByRole("contentinfo")];
  return {
    layout: await page.getByRole("main").getAttribute("data-layout"),
    hasHeader: (await header.count()) === 1,
    hasFooter: (await footer.count()) === 1,
    hasLocatorBar: (await header.locator("known-place").count()) === 1,
    hasHeaderMenus: (await header.getByRole("navigation").count()) > 0,
    hasFooterMenus: (await footer.getByRole("heading").count()) > 0,
    hasCallStrip: (await page.locator("main ~ aside").count()) === 1,
  };
}

describe.each(choices)("the layout $layout (header hidden: $hide_header, footer hidden: $hide_footer)", (fields) => {
  let restore: () => Promise<void>;
  beforeAll(async () => {
    restore = await editDocuments((data) => Object.assign(data, fields), ...pages.map(([type, lang, name]) => ({ type, lang, name })));
  });
  afterAll(() => restore());

  it.each(pages)("shows around a %s in %s what it promises", async (_type, _lang, _name, path) => {
    const page = await openPage({ javaScriptEnabled: false });
    const { hasHeaderMenus, hasFooterMenus, ...promised } = toFrame(fields);
    const shown = async () => {
      await page.goto(path);
      return frameOf(page);
    };
    await expect
      .poll(shown, { timeout: 10_000 })
      .toEqual({ ...promised, hasHeaderMenus: promised.hasHeader && hasHeaderMenus, hasFooterMenus: promised.hasFooter && hasFooterMenus });
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  });
});
