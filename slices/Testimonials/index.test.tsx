import type { Content } from "@prismicio/client";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { LANGS, type Lang } from "#site/i18n/languages.ts";
import { emptied, emptyTags } from "#tests/support/sliceMarkup.ts";
import { readSliceMocks } from "#tests/support/sliceMock.ts";
import Testimonials from ".";

const examples = LANGS.flatMap((lang) =>
  (readSliceMocks("Testimonials", lang) as unknown as Content.TestimonialsSlice[]).map((slice) => ({
    lang,
    variation: slice.variation,
    slice,
  })),
);
const [many, single] = examples.map(({ slice }) => slice) as [
  Content.TestimonialsSliceDefault & Content.TestimonialsSlice,
  Content.TestimonialsSlice,
];
const render = (slice: Content.TestimonialsSlice, lang: Lang = "en-us") =>
  renderToStaticMarkup(<Testimonials slice={slice} context={{ lang }} />);
const renderWith = (slice: Content.TestimonialsSlice, fields: object, lang?: Lang) =>
  render({ ...slice, primary: { ...slice.primary, ...fields } } as Content.TestimonialsSlice, lang);

const quote = [{ type: "paragraph", text: "All four turn.", spans: [] }];
const anonymous = { quote, name: null, detail: null, image: {}, service: null, rating: null };
/** A slice of quotes in columns, each with these fields and no others. */
const renderQuotes = (...quotes: object[]) => renderWith(many, { testimonials: quotes.map((fields) => ({ ...anonymous, ...fields })) });
const count = (html: string, what: RegExp) => html.match(what)?.length ?? 0;

describe.each(examples)("the mock of $variation in $lang", ({ slice, lang }) => {
  it("shows quotes and authors, in a figure each", () => {
    const html = render(slice, lang);
    expect(html).toMatch(/<figure[^>]*>.*<blockquote[^>]*><p>[^<]+<\/p><\/blockquote>.*<figcaption/);
    expect(count(html, /<figure/g)).toBe(slice.variation === "single" ? 1 : 6);
    expect(html).toContain(`data-slice-variation="${slice.variation}"`);
    expect(emptyTags(html)).toEqual([]);
  });

  it.each(["null", "empty"] as const)("renders nothing when its fields are %s", (kind) => {
    expect(render(emptied(slice, kind), lang)).toBe("");
    expect(renderWith(emptied(slice, kind), { color: "ink", curve: "top" })).toBe("");
  });

  it("has the number of stars as text for screen readers", () => {
    expect(render(slice, lang)).toContain(lang === "fr-ca" ? "Note\u00a0: 5 sur 5" : "Rating: 5 out of 5");
  });

  it("refuses a curve to the left", () => {
    expect(() => renderWith(slice, { curve: "left" })).toThrow("A section's curve");
  });
});

describe("a quote", () => {
  it("may stand alone", () => {
    const html = renderQuotes({});
    expect(html).toContain("All four turn.");
    expect(html).not.toMatch(/<figcaption|<svg|<img/);
    expect(emptyTags(html)).toEqual([]);
  });

  it.each([
    ["name", { name: "Maya Lindqvist" }, ">Maya Lindqvist<"],
    ["place", { detail: "Columbus, Ohio" }, ">Columbus, Ohio<"],
    ["picture", { image: many.primary.testimonials[0]!.image }, /<img src="\/media\//],
    ["service", { service: "keyFobs" }, /icon large keyFobs.*>Key fobs</],
  ])("renders with only a %s", (_, fields, expected) => {
    const html = renderQuotes(fields);
    expect(html).toMatch(expected);
    expect(count(html, /<figcaption/g)).toBe(1);
    expect(emptyTags(html)).toEqual([]);
  });

  it("names its service as text beside a picture, which replaces the icon", () => {
    const html = renderQuotes({ image: many.primary.testimonials[0]!.image, detail: "Columbus, Ohio", service: "keyCopy" });
    expect(html).toContain(">Columbus, Ohio · Key copies<");
    expect(html).not.toMatch(/keyCopy/);
  });

  it("without a text is left out, even with an author", () => {
    expect(count(renderQuotes({}, { quote: [], name: "Maya Lindqvist", rating: 5 }, { quote: null, name: "Sam Okafor" }), /<li /g)).toBe(1);
  });

  it("ignores an unknown service", () => {
    expect(renderQuotes({ service: "teleport", name: "Sam Okafor" })).not.toMatch(/teleport|icon large/);
  });

  it("escapes editors' texts", () => {
    expect(renderQuotes({ name: "<script>alert(1)</script>" })).not.toContain("<script");
  });
});

describe("stars", () => {
  it.each([1, 2, 3, 4, 5])("are %i of five, missing ones as outlines", (rating) => {
    const html = renderQuotes({ rating });
    expect(html).toContain(`Rating: ${rating} out of 5`);
    expect(count(html, /fill="currentColor"/g)).toBe(rating);
    expect(count(html, /fill="none"/g)).toBe(5 - rating);
  });

  it.each([
    [4.5, 4, 1],
    [3.3, 3, 1],
    [4.8, 5, 0],
    [1.2, 1, 0],
  ])("of %d are %i whole ones and %i halves, with the exact rating as text", (rating, whole, halves) => {
    const html = renderQuotes({ rating });
    expect(html).toContain(`Rating: ${rating} out of 5`);
    expect(count(html, /fill="currentColor"/g)).toBe(whole + halves);
    expect(count(html, /fill="none"/g)).toBe(5 - whole);
  });

  it("have a comma in French", () => {
    expect(renderWith(single, { rating: 4.5 }, "fr-ca")).toContain("Note\u00a0: 4,5 sur 5");
  });

  it.each([0, 0.9, 5.1, 6, -1])("refuse %d", (rating) => {
    expect(() => renderQuotes({ rating })).toThrow("A testimonial's rating must be from 1 to 5 or empty");
  });
});

it.each([
  [1, 1],
  [2, 2],
  [5, 3],
])("%i quotes are in at most %i columns", (quotes, columns) => {
  expect(renderQuotes(...Array.from({ length: quotes }, () => ({})))).toContain(`data-columns="${columns}"`);
});

describe("one large quote", () => {
  it("is on light blue by default, or on ink", () => {
    for (const empty of [null, ""]) expect(renderWith(single, { color: empty })).toContain("section lightBlue");
    expect(renderWith(single, { color: "ink" })).toContain("section ink");
  });

  it("takes the whole width without a picture", () => {
    expect(render(single)).toContain(`class="pair"`);
    expect(renderWith(single, { image: {} })).not.toMatch(/class="pair"|<img/);
  });
});
