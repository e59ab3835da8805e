import type { Content } from "@prismicio/client";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { LANGS } from "#site/i18n/languages.ts";
import { emptied, emptyTags } from "#tests/support/sliceMarkup.ts";
import { readSliceMocks } from "#tests/support/sliceMock.ts";
import PressLogos from ".";

const examples = LANGS.flatMap((lang) =>
  (readSliceMocks("PressLogos", lang) as unknown as Content.PressLogosSlice[]).map((slice) => ({
    lang,
    variation: slice.variation,
    slice,
  })),
);
const [row, withQuotes] = examples.map(({ slice }) => slice) as [Content.PressLogosSlice, Content.PressLogosSlice];
const render = (slice: Content.PressLogosSlice) => renderToStaticMarkup(<PressLogos slice={slice} context={{ lang: "en-us" }} />);
const renderWith = (slice: Content.PressLogosSlice, fields: object) =>
  render({ ...slice, primary: { ...slice.primary, ...fields } } as Content.PressLogosSlice);

const { image, link } = row.primary.logos[0]!;
const nothing = { image: {}, name: null, link: { link_type: "Any" }, quote: [] };
const renderLogos = (slice: Content.PressLogosSlice, ...logos: object[]) =>
  renderWith(slice, { logos: logos.map((logo) => ({ ...nothing, ...logo })) });
const count = (html: string, what: RegExp) => html.match(what)?.length ?? 0;

describe.each(examples)("the mock of $variation in $lang", ({ slice }) => {
  it("shows each logo with its name, linked to the article", () => {
    const html = render(slice);
    for (const { name } of slice.primary.logos) expect(html).toContain(`alt="${name!.replace("&", "&amp;")}"`);
    expect(count(html, /<a href="https:\/\/[^"]*\.example\//g)).toBe(slice.primary.logos.length);
    expect(html).toContain(`data-slice-variation="${slice.variation}"`);
    expect(emptyTags(html)).toEqual([]);
  });

  it.each(["null", "empty"] as const)("renders nothing when its fields are %s", (kind) => {
    expect(render(emptied(slice, kind))).toBe("");
  });

  it("renders nothing without a logo", () => {
    expect(renderWith(slice, { logos: [] })).toBe("");
  });

  it("needs neither title nor description", () => {
    const html = renderWith(slice, { title: [], description: null });
    expect(html).not.toMatch(/<h2|class="pair"/);
    expect(emptyTags(html)).toEqual([]);
  });

  it("has a square logo's width when its dimensions are unknown", () => {
    expect(renderLogos(slice, { image: { ...image, dimensions: null } })).toContain('style="width:76px"');
  });

  it("is white on ink, and ink on anything else", () => {
    expect(renderWith(slice, { color: "ink" })).toContain("onInk");
    for (const color of [null, "light gray", "light blue", "brand green"]) expect(renderWith(slice, { color })).not.toContain("onInk");
  });

  it("refuses another colour", () => {
    expect(() => renderWith(slice, { color: "teal" })).toThrow("A section's colour");
  });

  it.each([
    ["the name in letters", { name: "The Latchford Ledger" }, />The Latchford Ledger</],
    ["a logo by its description", { image: { ...image, alt: "A newspaper" }, link }, /<a [^>]*><span[^>]*><img [^>]*alt="A newspaper"/],
  ])("shows %s when the other is missing", (_, fields, expected) => {
    const html = renderLogos(slice, fields);
    expect(html).toMatch(expected);
    expect(emptyTags(html)).toEqual([]);
  });

  it("does not link a logo without a name", () => {
    const html = renderLogos(slice, { image: { ...image, alt: null }, link });
    expect(html).toContain("<img");
    expect(html).not.toContain("<a");
  });

  it("ignores javascript: links", () => {
    expect(renderLogos(slice, { name: "Ledger", link: { link_type: "Web", url: "javascript:alert(1)" } })).not.toContain("<a");
  });

  it("leaves out entries without logo and name", () => {
    expect(count(renderLogos(slice, { name: "Ledger" }, {}, { name: "Weekly" }), /<li/g)).toBe(2);
  });
});

it("the description stands before the row, a title above it", () => {
  expect(render(row)).toContain(`class="pair"`);
  expect(renderWith(row, { title: withQuotes.primary.title })).not.toContain(`class="pair"`);
});

it("wide logos are lower than square ones", () => {
  const widthOf = (width: number, height: number) =>
    Number(/style="width:(\d+)px"/.exec(renderLogos(row, { image: { ...image, dimensions: { width, height } }, name: "Ledger" }))![1]);
  expect(widthOf(100, 100)).toBe(76);
  expect(widthOf(400, 100)).toBe(152);
  expect(widthOf(4000, 100)).toBe(220);
});

describe("with quotes", () => {
  it("has a figure with quote and source", () => {
    expect(render(withQuotes)).toMatch(
      /<figure[^>]*><blockquote[^>]*><p>We timed five keys\..*<\/blockquote><figcaption[^>]*>.*alt="The Latchford Ledger"/,
    );
  });

  it("shows a logo without a quote", () => {
    const html = renderLogos(withQuotes, { name: "Ledger", quote: null });
    expect(html).toContain("Ledger");
    expect(html).not.toContain("<blockquote");
  });
});
