// @vitest-environment window
import type { RichTextField } from "@prismicio/client";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { RichText } from "./RichText";

type Span = { start: number; end: number; type: string; data?: object };
const block = (text: string, ...spans: unknown[]) => ({ type: "paragraph", text, spans, direction: "ltr" });
const render = (...blocks: unknown[]) => renderToStaticMarkup(<RichText field={blocks as unknown as RichTextField} />);
const link = (start: number, end: number, name: string): Span => ({
  start,
  end,
  type: "hyperlink",
  data: { link_type: "Web", url: `/${name}/` },
});
const mark = (start: number, end: number, type = "strong"): Span => ({ start, end, type });
/** The markup of a paragraph, with nothing of a link but its address. */
const within = (html: string) => html.replace(/^<p>|<\/p>$/g, "").replaceAll(/ href="\/(\w+)\/?"/g, " $1");

describe("links that overlap are side by side", () => {
  it.each<[string, Span[], string]>([
    ["crossing", [link(0, 4, "one"), link(2, 6, "two")], "<a one>ab</a><a two>cdef</a>gh"],
    ["crossing, in the other order", [link(2, 6, "two"), link(0, 4, "one")], "<a one>ab</a><a two>cdef</a>gh"],
    ["nested", [link(0, 8, "one"), link(2, 4, "two")], "<a one>ab</a><a two>cd</a><a one>efgh</a>"],
    ["nested at the beginning", [link(0, 8, "one"), link(0, 4, "two")], "<a two>abcd</a><a one>efgh</a>"],
    ["nested at the end", [link(0, 8, "one"), link(4, 8, "two")], "<a one>abcd</a><a two>efgh</a>"],
    ["equal", [link(0, 4, "one"), link(0, 4, "two")], "<a two>abcd</a>efgh"],
    [
      "three, each in the last",
      [link(0, 8, "one"), link(1, 7, "two"), link(3, 5, "six")],
      "<a one>a</a><a two>bc</a><a six>de</a><a two>fg</a><a one>h</a>",
    ],
    ["three crossing", [link(0, 4, "one"), link(2, 6, "two"), link(3, 8, "six")], "<a one>ab</a><a two>c</a><a six>defgh</a>"],
    ["apart", [link(0, 2, "one"), link(4, 6, "two")], "<a one>ab</a>cd<a two>ef</a>gh"],
    ["adjacent", [link(0, 4, "one"), link(4, 8, "two")], "<a one>abcd</a><a two>efgh</a>"],
  ])("%s", (_, spans, html) => expect(within(render(block("abcdefgh", ...spans)))).toBe(html));
});

describe("marks that cross a link leave it whole", () => {
  it.each<[string, Span[], string]>([
    ["begun before", [mark(0, 4), link(2, 6, "one")], "<strong>ab</strong><a one><strong>cd</strong>ef</a>gh"],
    ["ended after", [mark(4, 8), link(2, 6, "one")], "ab<a one>cd<strong>ef</strong></a><strong>gh</strong>"],
    ["around", [mark(0, 8), link(2, 6, "one")], "<strong>ab<a one>cdef</a>gh</strong>"],
    ["within", [mark(3, 5), link(2, 6, "one")], "ab<a one>c<strong>de</strong>f</a>gh"],
    ["equal", [mark(2, 6), link(2, 6, "one")], "ab<a one><strong>cdef</strong></a>gh"],
    [
      "from link to link",
      [mark(1, 7), link(0, 3, "one"), link(5, 8, "two")],
      "<a one>a<strong>bc</strong></a><strong>de</strong><a two><strong>fg</strong>h</a>",
    ],
    [
      "two kinds",
      [mark(0, 4), mark(2, 6, "em"), link(3, 8, "one")],
      "<strong>ab<em>c</em></strong><a one><em><strong>d</strong>ef</em>gh</a>",
    ],
  ])("%s", (_, spans, html) => expect(within(render(block("abcdefgh", ...spans)))).toBe(html));
});

describe("a span of nothing is dropped", () => {
  it.each<[string, unknown]>([
    ["a link of length 0", link(4, 4, "one")],
    ["a link at the end", link(8, 8, "one")],
    ["a link beyond the end", link(9, 12, "one")],
    ["a link that ends before it begins", link(5, 2, "one")],
    ["a mark of length 0", mark(3, 3)],
    ["offsets that are no numbers", { start: "x", end: null, type: "strong" }],
    ["no offsets", { type: "em" }],
    ["null", null],
    ["a text", "strong"],
    ["a number", 3],
  ])("%s", (_, span) => expect(within(render(block("abcd efg", span)))).toBe("abcd efg"));

  it("and a link of a space, too", () => expect(within(render(block("ab \u00a0 cd", link(2, 5, "one"))))).toBe("ab \u00a0 cd"));
  it("and spans may be missing", () => expect(within(render({ type: "paragraph", text: "ab" }))).toBe("ab"));
});

it.each([
  "underline",
  "strikethrough",
  "codespan",
  "highlight",
  "__proto__",
  "constructor",
  "listItem",
  "paragraph",
  "text",
  "",
  "toString",
])("a span of the unknown kind %j leaves its text", (type) => {
  expect(within(render(block("A13 unknown span", { start: 4, end: 11, type })))).toBe("A13 unknown span");
  expect(within(render(block("abcdefgh", mark(0, 6, type), mark(2, 4), link(5, 7, "one"))))).toBe("ab<strong>cd</strong>e<a one>fg</a>h");
});

describe("a span covers whole characters", () => {
  it.each<[string, string, number, number, string]>([
    ["half an emoji at its start", "A04 👍 half", 5, 8, "👍 h"],
    ["half an emoji at its end", "A04 👍 half", 0, 5, "A04 👍"],
    ["the inside of an emoji alone", "A04 👍 half", 5, 6, "👍"],
    ["a skin tone", "👍🏽 ok", 2, 4, "👍🏽"],
    ["one of a family", "👨‍👩‍👧 ok", 3, 5, "👨‍👩‍👧"],
    ["half a flag", "🇨🇦 ok", 2, 7, "🇨🇦 ok"],
    ["an accent", "cafe\u0301 noir", 4, 10, "e\u0301 noir"],
    ["a keycap", "1\ufe0f\u20e3 x", 1, 5, "1\ufe0f\u20e3 x"],
    ["a letter beyond the basic plane", "𝒳y", 1, 3, "𝒳y"],
    ["offsets below 0 and beyond the end", "👍", -5, 99, "👍"],
    ["fractions", "abcd", 1.9, 3.2, "bc"],
  ])("%s", (_, text, start, end, marked) => {
    const html = render(block(text, mark(start, end)));
    expect(/<strong>(.*)<\/strong>/.exec(html)?.[1]).toBe(marked);
    expect(html).not.toMatch(/\p{Cs}/u);
    expect(new DOMParser().parseFromString(html, "text/html").body.textContent).toBe(text);
  });
});

it.each(["weird-block", "quote", "table", "heading7", "constructor", "__proto__", "listItem", "group-list-item", "span", ""])(
  "a block of the unknown type %j is a paragraph",
  (type) => expect(render({ type, text: "A14 unknown block", spans: [mark(0, 3)] })).toBe("<p><strong>A14</strong> unknown block</p>"),
);

it.each([
  { type: "weird-block" },
  { type: "image", url: null },
  { type: "image" },
  { type: "embed", oembed: {} },
  { type: "embed" },
  { type: "paragraph" },
  { type: "paragraph", text: null, spans: [] },
  null,
  "text",
  { type: "paragraph", text: "\u200b", spans: [] },
  { type: "heading2", text: "\u00a0\ufeff", spans: [] },
  { type: "list-item", text: "\u2060", spans: [] },
])("the block %j shows nothing", (node) => {
  expect(render(node)).toBe("");
  expect(render(node, block("a"))).toBe("<p>a</p>");
});

describe("a linked picture without a description has the name of its target", () => {
  const image = { type: "image", url: "https://images.prismic.io/keyway/l.jpg", alt: null, dimensions: { width: 800, height: 600 } };
  const web = (url: string, more: object = {}) => ({ link_type: "Web", url, ...more });
  it.each<[object, string]>([
    [web("https://example.com/c08"), "example.com/c08"],
    [web("https://www.example.com/"), "example.com"],
    [web("https://example.com/a%20b/?q=1#c"), "example.com/a b"],
    [web("https://example.com/%E0%A4%A"), "example.com/%E0%A4%A"],
    [web("https://example.com/", { text: "Our shop" }), "Our shop"],
    [web("/key-services/"), "key services"],
    [web("/fr-ca/nous-joindre/?a=b"), "nous joindre"],
    [web("/"), "Home"],
    [web("/fr-ca/"), "Accueil"],
    [web("#opening-hours"), "opening hours"],
    [web("tel:+16145550100"), "+16145550100"],
    [web("mailto:help@keyway.example?subject=a"), "help@keyway.example"],
    [{ link_type: "Document", id: "a", type: "page", url: "/guides/spare-key-checklist/" }, "spare key checklist"],
    [{ link_type: "Media", kind: "document", id: "m", name: "list.pdf", url: "https://cdn.example/x/list.pdf" }, "list.pdf"],
  ])("%j: %s", (linkTo, name) => {
    const { body } = new DOMParser().parseFromString(render({ ...image, linkTo }), "text/html");
    expect(body.querySelector("figure > a img")?.getAttribute("alt")).toBe(name);
  });

  it("and one that leads nowhere is no link", () => {
    for (const linkTo of [web("javascript:alert(1)"), { link_type: "Any" }, { link_type: "Document", id: "gone", url: null }])
      expect(render({ ...image, linkTo })).not.toMatch(/<a|alt="[^"]/);
  });
});
