import type { Content } from "@prismicio/client";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { withAnchors } from "#shared/links/anchors.ts";
import { type Lang, LANGS } from "#site/i18n/languages.ts";
import { emptied, emptyTags } from "#tests/support/sliceMarkup.ts";
import { readSliceMocks } from "#tests/support/sliceMock.ts";
import SignUpTeaser from ".";

type Slice = Content.SignUpTeaserSlice;
const mocks = LANGS.flatMap((lang) =>
  (readSliceMocks("SignUpTeaser", lang) as unknown as Slice[]).map((slice) => ({ lang, variation: slice.variation, slice })),
);
const [sheet] = mocks.map(({ slice }) => slice) as [Slice];
const render = (slice: Slice, lang: Lang = "en-us") => renderToStaticMarkup(<SignUpTeaser slice={slice} context={{ lang }} />);
const renderWith = (slice: Slice, fields: object, lang?: Lang) =>
  render({ ...slice, primary: { ...slice.primary, ...fields } } as Slice, lang);
const only = (slice: Slice, field: string) => ({
  ...emptied(slice, "empty").primary,
  [field]: (slice.primary as Record<string, unknown>)[field],
});
const buttonIn = (html: string) => /<a [^>]*href="([^"]*?)\/?"[^>]*>([^<]*)<\/a>/.exec(html)?.slice(1);

describe.each(mocks)("the mock of $variation in $lang", ({ lang, slice }) => {
  it("shows title, text and button", () => {
    const html = render(slice, lang);
    expect(html).toMatch(/<h2.*<p>[^<]+<\/p>.*class="button /);
    expect(html).toContain(`data-slice-variation="${slice.variation}"`);
    expect(buttonIn(html)?.[1]).toBe(lang === "en-us" ? "Sign up" : "S’inscrire");
    expect(emptyTags(html)).toEqual([]);
  });

  it.each(["null", "empty"] as const)("renders nothing when its fields are %s", (kind) => {
    expect(render(emptied(slice, kind), lang)).toBe("");
  });

  it("renders nothing for a link without a target alone", () => {
    expect(
      renderWith(slice, { ...emptied(slice, "empty").primary, button: { link_type: "Document", id: "gone", text: "Gone" } }, lang),
    ).toBe("");
  });

  it.each(Object.keys(slice.primary).filter((field) => !/color|curve/.test(field)))(
    "renders with only its %s, with a way to sign up",
    (field) => {
      const html = renderWith(slice, only(slice, field), lang);
      expect(html).toContain("<section");
      expect(html).toMatch(/<a [^>]*class="button /);
      expect(emptyTags(html)).toEqual([]);
    },
  );

  it.each([
    { link_type: "Any" },
    null,
    { link_type: "Web", url: "javascript:alert(1)", text: "Bad" },
    { link_type: "Document", id: "gone", text: "Gone" },
  ])("links to the sign-up page when its link is %j", (button) => {
    const way =
      lang === "en-us"
        ? ["/products/locksmith-jobs-signup", "Become a locksmith"]
        : ["/fr-ca/products/locksmith-jobs-signup", "Devenir serrurier"];
    expect(buttonIn(renderWith(slice, { button }, lang))).toEqual(way);
  });

  it("gives a link without a text a default label", () => {
    const button = { link_type: "Document", id: "a", url: "/elsewhere/" };
    expect(buttonIn(renderWith(slice, { button }, lang))).toEqual([
      "/elsewhere",
      lang === "en-us" ? "Become a locksmith" : "Devenir serrurier",
    ]);
  });

  it("refuses another colour", () => {
    expect(() => renderWith(slice, { color: "teal" })).toThrow("A section's colour");
  });
});

describe("the sheet", () => {
  it("has a line per point below the picture, and leaves out empty points", () => {
    expect(render(sheet)).toMatch(/<img [^>]*alt="A toolbox[^>]*>.*<ul class="points">/);
    const html = renderWith(sheet, {
      points: [
        { title: "One", text: [] },
        { title: null, text: [] },
        { title: "", text: [{ type: "paragraph", text: "Two", spans: [] }] },
      ],
    });
    expect(html.match(/<li /g)).toHaveLength(2);
    expect(emptyTags(html)).toEqual([]);
  });

  it("gives each point the anchor to which the content report allows links", () => {
    expect(render(withAnchors(sheet))).toMatch(/<h3 id="[a-z-]+" class="pointTitle"/);
  });

  it("skips no heading level without a title", () => {
    expect(render(sheet)).toMatch(/<h3 class="pointTitle"/);
    expect(renderWith(sheet, { title: [] })).toMatch(/<h2 class="pointTitle"/);
  });
});
