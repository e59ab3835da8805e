import type { Content } from "@prismicio/client";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Lang } from "#site/i18n/languages.ts";
import { withAnchors } from "#shared/links/anchors.ts";
import { emptied, emptyTags } from "#tests/support/sliceMarkup.ts";
import { readSliceMocks } from "#tests/support/sliceMock.ts";
import RichTextSlice from ".";

const mocks = readSliceMocks("RichText") as unknown as Content.RichTextSlice[];
const [plain, legal] = mocks as [Content.RichTextSlice, Content.RichTextSlice];
const render = (slice: Content.RichTextSlice, lang: Lang = "en-us") =>
  renderToStaticMarkup(<RichTextSlice slice={withAnchors(slice)} context={{ lang }} />);
const renderWith = (slice: Content.RichTextSlice, text: object[]) =>
  render({ ...slice, primary: { text } } as unknown as Content.RichTextSlice);
const heading = (text: string, level = 2) => ({ type: `heading${level}`, text, spans: [] });

it("passes the page's language to a video", () => {
  const oembed = { embed_url: "https://youtu.be/kW4yC0pyK3y", type: "video", title: "Une clé, copiée" };
  const slice = { ...plain, primary: { text: [{ type: "embed", oembed }] } } as unknown as Content.RichTextSlice;
  expect(render(slice, "fr-ca")).toContain("&lt;html lang=&quot;fr-CA&quot;&gt;");
});

describe.each(mocks)("the mock of $variation", (slice) => {
  it("shows headings, paragraphs and lists", () => {
    const html = render(slice);
    for (const tag of ["h2", "h3", "p", "ul"]) expect(html).toMatch(new RegExp(`<${tag}[ >]`));
    expect(html).not.toContain("<h1");
    expect(emptyTags(html)).toEqual([]);
  });

  it.each(["null", "empty"] as const)("renders nothing when its fields are %s", (kind) => {
    expect(render(emptied(slice, kind))).toBe("");
  });

  it("refuses a button of another type", () => {
    const label = { start: 0, end: 2, type: "label", data: { label: "huge" } };
    expect(() => renderWith(slice, [{ type: "paragraph", text: "Go", spans: [label] }])).toThrow("A rich-text button's type");
  });
});

it("shows the three types of buttons in a row, a picture and a video", () => {
  const html = render(plain);
  expect([...html.matchAll(/class="button (\w+)"/g)].map(([, type]) => type)).toEqual(["primary", "secondary", "outlined"]);
  expect(html).toMatch(/<p class="buttons next"><a/);
  expect(html).toMatch(/<img src="\/media\//);
  expect(html).toContain(`<iframe`);
});

describe("a legal text", () => {
  const anchorsIn = (html: string) => [...html.matchAll(/href="#([^"]*)"/g)].map(([, anchor]) => anchor!);

  it("has a table of contents whose links lead to its headings", () => {
    const html = render(legal);
    expect(anchorsIn(html)).toEqual(["what-we-know-about-you", "whom-we-tell", "what-you-may-ask-of-us"]);
    for (const anchor of anchorsIn(html)) expect(html).toContain(`<h2 id="${anchor}">`);
  });

  it.each([
    ["en-us", "On this page"],
    ["fr-ca", "Sur cette page"],
  ] as const)("names the table of contents in %s", (lang, name) => {
    expect(render(legal, lang)).toMatch(new RegExp(`<nav [^>]*aria-label="${name}">`));
  });

  it("has no table of contents for a single heading", () => {
    expect(renderWith(legal, [heading("One"), heading("Below", 3)])).not.toContain("<nav");
    expect(renderWith(legal, [heading("One"), heading("Two")])).toContain("<nav");
  });
});

it("has no table of contents for other texts", () => {
  expect(render(plain)).not.toContain("<nav");
});
