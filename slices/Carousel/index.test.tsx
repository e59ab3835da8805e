import type { Content } from "@prismicio/client";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Lang } from "#site/i18n/languages.ts";
import { emptied, emptyTags } from "#tests/support/sliceMarkup.ts";
import { readSliceMocks } from "#tests/support/sliceMock.ts";
import Carousel from ".";

const mocks = readSliceMocks("Carousel") as unknown as Content.CarouselSlice[];
const [cards] = mocks as [Content.CarouselSlice];
const render = (slice: Content.CarouselSlice, lang: Lang = "en-us") => renderToStaticMarkup(<Carousel slice={slice} context={{ lang }} />);
/** The first mock with these slides. */
const renderSlides = (...slides: object[]) => render({ ...cards, primary: { ...cards.primary, slides } } as Content.CarouselSlice);
const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

describe.each(mocks)("the variation $variation", (slice) => {
  const { slides } = slice.primary;

  it("has every slide in the HTML, with its picture, text and link", () => {
    const html = render(slice);
    expect(count(html, /<li /g)).toBe(slides.length);
    expect(count(html, /<img [^>]*alt="[^"]+"/g)).toBe(slides.length);
    expect(count(html, /<a /g)).toBe(slides.length);
    for (const { title } of slides) expect(html).toMatch(new RegExp(`<h3[^>]*>${title}</h3>`));
    expect(emptyTags(html)).toEqual([]);
  });

  it("is a track that the keyboard can reach, named by the title", () => {
    expect(render(slice)).toMatch(/<section [^>]*aria-roledescription="carousel" aria-label="\w[^"]+" tabindex="0"/);
    expect(render(slice, "fr-ca")).toContain('aria-roledescription="carrousel"');
  });

  it.each(["null", "empty"] as const)("renders nothing, not even a background, when its fields are %s", (kind) => {
    expect(render(emptied(slice, kind))).toBe("");
  });

  it("renders nothing when no slide has content, even with a title", () => {
    for (const empty of [[], [{}], [{ title: null, image: {} }]])
      expect(render({ ...slice, primary: { ...slice.primary, slides: empty } } as unknown as Content.CarouselSlice)).toBe("");
  });
});

describe("a slide", () => {
  it.each([
    ["picture", { image: cards.primary.slides[0]!.image }, /<img /],
    ["title", { title: "Alone" }, />Alone<\/h3>/],
    ["text", { text: [{ type: "paragraph", text: "Alone", spans: [] }] }, /<p>Alone<\/p>/],
    ["link", { link: { link_type: "Web", url: "https://keyway.example/", text: "Go" } }, />Go<\/a>/],
  ])("may be a %s alone", (_, fields, expected) => {
    const html = renderSlides(fields);
    expect(html).toMatch(expected);
    expect(count(html, /<li /g)).toBe(1);
    expect(emptyTags(html)).toEqual([]);
  });

  it.each([
    ["nothing", {}],
    ["a link without words", { link: { link_type: "Web", url: "https://keyway.example/" } }],
    ["a link that leads nowhere", { link: { link_type: "Document", id: "gone", text: "Gone" } }],
    ["a title of no letters", { title: "" }],
  ])("with %s is left out", (_, fields) => {
    expect(count(renderSlides({ title: "First" }, fields, { title: "Last" }), /<li /g)).toBe(2);
  });

  it("ignores javascript: links", () => {
    expect(renderSlides({ link: { link_type: "Web", url: "javascript:alert(1)", text: "Go" } })).not.toContain("javascript:");
  });
});

it("reserves space for its buttons, but not for a single slide", () => {
  expect(render(cards)).toContain('class="controls"');
  expect(renderSlides({ title: "Alone" })).not.toContain('class="controls"');
});

it("has an accessible name without a title, and skips no heading level", () => {
  const html = render({ ...cards, primary: { ...cards.primary, title: [] } } as Content.CarouselSlice);
  expect(html).toContain('aria-label="carousel"');
  expect(html).toContain("<h2");
  expect(html).not.toContain("<h3");
});

it.each(mocks)("a carousel of variation $variation is on white only when it is wide", (slice) => {
  expect(render(slice).includes("section lightGray")).toBe(slice.variation !== "wide");
});
