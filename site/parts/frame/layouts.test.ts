import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LAYOUTS, toFrame } from "./layouts";

const whole = { hasHeader: true, hasFooter: true, hasLocatorBar: true, hasHeaderMenus: true, hasFooterMenus: true };

describe("the layout of a page", () => {
  it.each([undefined, {}, { layout: null }, { layout: "" }, { layout: "sideways" }, { layout: "default" }])(
    "is the default one for %j",
    (fields) => {
      expect(toFrame(fields)).toEqual({ layout: "default", ...whole, hasCallStrip: false });
    },
  );

  it.each([
    ["locator", { ...whole, hasFooterMenus: false }],
    ["products", { ...whole, hasCallStrip: true }],
    ["empty", { ...whole, hasLocatorBar: false, hasHeaderMenus: false, hasFooterMenus: false }],
    ["without header and footer", { hasHeader: false, hasFooter: false, hasLocatorBar: false }],
  ])("%s", (layout, parts) => {
    expect(toFrame({ layout })).toMatchObject({ layout, ...parts });
  });

  it("has no header or no footer when the editor hides it", () => {
    expect(toFrame({ hide_header: true })).toMatchObject({ hasHeader: false, hasFooter: true, hasLocatorBar: false });
    expect(toFrame({ layout: "locator", hide_footer: true })).toMatchObject({ hasHeader: true, hasFooter: false });
  });

  it.each(["homepage", "page", "service_page", "products_page", "faq_page", "faq", "key_gallery", "locator_page"])(
    "is offered to the editor of a %s",
    (type) => {
      const model = JSON.parse(readFileSync(`customtypes/${type}/index.json`, "utf8"));
      expect(model.json.Layout.layout.config.options).toEqual(LAYOUTS);
      expect(Object.keys(model.json.Layout)).toEqual(["layout", "hide_header", "hide_footer"]);
    },
  );
});
