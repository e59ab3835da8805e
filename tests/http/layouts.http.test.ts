import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LayoutFields, toFrame } from "#site/parts/frame/layouts.ts";
import { getPage } from "../support/httpPage";
import { findAll } from "../support/markup";
import { editDocuments } from "../support/publish";

/** A page of each type, in either language. */
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

/** Returns which parts around a page are visible. */
function frameOf(document: Document) {
  const outside = (selector: string) => findAll(document, selector).filter((element) => !element.closest("main"));
  const within = (part: string, selector: string) => outside(part).flatMap((element) => findAll(element, selector));
  return {
    layout: document.querySelector("main")?.getAttribute("data-layout"),
    hasHeader: outside("header").length === 1,
    hasFooter: outside("footer").length === 1,
    hasLocatorBar: within("header", "known-place").length === 1,
    hasHeaderMenus: within("header", "nav").length > 0,
    hasFooterMenus: within("footer", "h1, h2, h3").length > 0,
    hasCallStrip: outside("aside").length === 1,
  };
}

describe.each(choices)("the layout $layout (header hidden: $hide_header, footer hidden: $hide_footer)", (fields) => {
  let restore: () => Promise<void>;
  beforeAll(async () => {
    restore = await editDocuments((data) => Object.assign(data, fields), ...pages.map(([type, lang, name]) => ({ type, lang, name })));
  });
  afterAll(() => restore());

  it.each(pages)("shows the expected parts around a %s in %s", async (_type, _lang, _name, path) => {
    const { hasHeaderMenus, hasFooterMenus, ...frame } = toFrame(fields);
    // The locator's own search stands in place of the bar.
    const promised = { ...frame, hasLocatorBar: frame.hasLocatorBar && !path.endsWith("/key-services/") };
    const shown = async () => frameOf((await getPage(path)).document);
    await expect
      .poll(shown, { timeout: 10_000 })
      .toEqual({ ...promised, hasHeaderMenus: promised.hasHeader && hasHeaderMenus, hasFooterMenus: promised.hasFooter && hasFooterMenus });
    expect(findAll((await getPage(path)).document, "h1")).toHaveLength(1);
  });
});

it.each(["/key-services/tx/", "/key-services/oh/columbus/", "/fr-ca/key-services/?q=H2X%201Y4", "/will-it-copy-mine/"])(
  "%s searches for kiosks itself, without a locator bar",
  async (path) => {
    expect(frameOf((await getPage(path)).document).hasLocatorBar).toBe(false);
  },
);
