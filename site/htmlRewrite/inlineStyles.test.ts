import { beforeEach, describe, expect, it, vi } from "vitest";
import { tempFolder } from "#scripts/testing/tempFolder.ts";
import { applyEdits, parseMarkup } from "./markup";
import { createInlineStyles } from "./inlineStyles";

/** Inlines the sheets of pages of a build. */
const inlineFrom = (folder: string) => {
  const inline = createInlineStyles(folder);
  return (html: string) => applyEdits(html, inline(parseMarkup(html)));
};
const sheet = (name: string) => `<link rel="stylesheet" href="/_next/static/chunks/${name}" data-precedence="next"/>`;

describe("createInlineStyles", () => {
  let folder: string;
  beforeEach(() => {
    folder = tempFolder({
      "static/chunks/a-1.css": `.a{color:red}.b{color:blue}${".unused{color:red}".repeat(500)}`,
      "static/chunks/b.css": "@font-face{src:url(../media/x.woff2)}.b{background:url('data:,')}.c{color:red}",
    });
  });

  it("replaces sheets by the rules that the page uses, and inlines a small sheet whole, so that React does not fetch it", () => {
    const link = sheet("b.css").replace("<link", '<link disabled media="not all"');
    const page = `<head>${sheet("a-1.css")}${sheet("b.css")}</head><p class="b">`;
    expect(inlineFrom(folder)(page)).toBe(
      "<head><style>.b{color:blue}</style>" +
        `<style>@font-face{src:url(/_next/static/media/x.woff2)}.b{background:url('data:,')}.c{color:red}</style>` +
        `${link}</head><p class="b">`,
    );
  });

  it("inlines a large sheet with fonts whole, too: a second copy of them would lay out all text again", () => {
    const css = `@font-face{src:url(/x.woff2)}${".unused{color:red}".repeat(500)}`;
    const withFonts = tempFolder({ "static/chunks/fonts.css": css });
    expect(inlineFrom(withFonts)(sheet("fonts.css"))).toMatch(/^<style>@font-face.*unused.*<\/style><link disabled /);
  });

  it("keeps the link to a sheet that does not exist, and logs it once", () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const inline = inlineFrom(folder);
    expect([inline(sheet("gone.css")), inline(sheet("gone.css"))]).toEqual([sheet("gone.css"), sheet("gone.css")]);
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });

  it("keeps links to sheets that are not of the build", () => {
    const others =
      `<link rel="stylesheet" href="https://fonts.example/a.css"/>` +
      `<link rel="stylesheet" href="/_next/static/chunks/../../secret.css"/>`;
    expect(inlineFrom(folder)(others)).toBe(others);
  });
});
