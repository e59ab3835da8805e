// @vitest-environment window
import type { RichTextField } from "@prismicio/client";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { withAnchors } from "#shared/links/anchors.ts";
import { Prose, RichText } from "./RichText";

type Span = { start: number; end: number; type: string; data?: object };
const block = (type: string, text: string, ...spans: Span[]) => ({ type, text, spans, direction: "ltr" });
const field = (...blocks: object[]) => blocks as unknown as RichTextField;
const render = (...blocks: object[]) => renderToStaticMarkup(<RichText field={field(...blocks)} />);
const link = (start: number, end: number, url = "https://keyway.example/"): Span => ({
  start,
  end,
  type: "hyperlink",
  data: { link_type: "Web", url },
});
const label = (start: number, end: number, name: unknown): Span => ({ start, end, type: "label", data: { label: name } });

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe("buttons", () => {
  it.each(["primary", "secondary", "outlined"])("are links with the label %s", (name) => {
    for (const spans of [
      [link(0, 2), label(0, 2, name)],
      [label(0, 2, name), link(0, 2)],
    ]) {
      expect(render(block("paragraph", "Go", ...spans))).toBe(
        `<p class="buttons"><a href="https://keyway.example/" class="button ${name}" rel="noopener noreferrer">Go</a></p>`,
      );
    }
  });

  it("may be part of a sentence, and keep strong text", () => {
    const html = render(
      block("paragraph", "Or go there now.", link(3, 11), label(3, 11, "secondary"), { start: 6, end: 11, type: "strong" }),
    );
    expect(html).toBe(
      `<p>Or <a href="https://keyway.example/" class="button secondary" rel="noopener noreferrer">go <strong>there</strong></a> now.</p>`,
    );
  });

  it("are only the links that have the label", () => {
    const html = render(block("paragraph", "One two", link(0, 3), link(4, 7), label(4, 7, "primary")));
    expect(html.match(/class="button primary"[^>]*>([^<]*)/)?.[1]).toBe("two");
    expect(html.match(/class="button/g)).toHaveLength(1);
  });

  it("form a row if the paragraph contains only buttons and spaces", () => {
    const html = render(block("paragraph", "One  two", link(0, 3), label(0, 3, "primary"), link(5, 8), label(5, 8, "outlined")));
    expect(html).toMatch(/^<p class="buttons">/);
    expect(html.match(/<a /g)).toHaveLength(2);
  });

  it("without an address are text", () => {
    expect(render(block("paragraph", "Go", label(0, 2, "primary")))).toBe("<p>Go</p>");
    expect(render(block("paragraph", "Go", link(0, 2, "javascript:alert(1)"), label(0, 2, "primary")))).not.toContain("<a");
  });

  it.each(["emergency", "Primary", "toString", 3])("of the type %j are an error in development, and plain links for visitors", (name) => {
    const blocks = block("paragraph", "Go", link(0, 2), label(0, 2, name));
    expect(() => render(blocks)).toThrow("A rich-text button's type must be primary, secondary, outlined or empty");
    vi.stubEnv("NODE_ENV", "production");
    const log = vi.spyOn(console, "error").mockReturnValue();
    expect(render(blocks)).toBe(`<p><a href="https://keyway.example/" rel="noopener noreferrer">Go</a></p>`);
    expect(log).toHaveBeenCalledOnce();
  });
});

describe("headings", () => {
  it("are never the page's h1", () => {
    expect(render(block("heading1", "One"), block("heading2", "Two"), block("heading3", "Three"))).toBe(
      "<h2>One</h2><h2>Two</h2><h3>Three</h3>",
    );
  });

  it("have the ids that their anchors say, also those with a button", () => {
    const text = field(block("heading2", "Fees"), block("heading3", "Go on", link(0, 2), label(0, 2, "primary")), block("heading2", " "));
    const idsIn = (html: string) => [...html.matchAll(/<h\d id="([^"]*)"/g)].map(([, id]) => id);
    expect(idsIn(renderToStaticMarkup(<RichText field={withAnchors(text)} />))).toEqual(["fees", "go-on"]);
    expect(renderToStaticMarkup(<RichText field={text} />)).not.toContain("id=");
  });
});

describe("pictures", () => {
  const image = {
    type: "image",
    url: "https://images.prismic.io/content/images/a.svg",
    alt: "A key",
    dimensions: { width: 46, height: 30 },
  };

  it("come from the site's own address, with their size", () => {
    expect(render(image)).toMatch(
      /^<figure class="figure"><img src="\/media\/content\/images\/a\.svg" alt="A key" width="46" height="30"[^>]*><\/figure>$/,
    );
  });

  it("are links if they have a target", () => {
    const linkTo = { link_type: "Web", url: "https://keyway.example/" };
    expect(render({ ...image, linkTo })).toMatch(
      /<figure class="figure"><a href="https:\/\/keyway\.example\/"[^>]*><img [^>]*><\/a><\/figure>/,
    );
    expect(render({ ...image, linkTo: { link_type: "Web", url: "javascript:alert(1)" } })).not.toContain("<a");
  });
});

it("shows an embed by its address, and ignores its HTML", () => {
  const html = render({
    type: "embed",
    oembed: { embed_url: "https://vimeo.com/76979871", title: "A film", html: "<script>alert(1)</script>" },
  });
  expect(html).toContain(`title="A film (Vimeo)"`);
  expect(html).not.toContain("alert(1)");
});

it("leaves out blocks without text, and renders nothing without blocks", () => {
  expect(render(block("paragraph", ""), block("heading2", " "), block("list-item", ""), block("paragraph", "Words"))).toBe("<p>Words</p>");
  for (const empty of [null, undefined, []]) expect(renderToStaticMarkup(<RichText field={empty as null} />)).toBe("");
  expect(render(block("paragraph", ""))).toBe("");
});

it("has the margins of long texts in Prose", () => {
  expect(renderToStaticMarkup(<Prose field={field(block("paragraph", "Words"))} />)).toBe(`<div class="prose"><p>Words</p></div>`);
});

it("lists of both kinds are separate, and preformatted text keeps its line breaks", () => {
  const html = render(
    block("list-item", "a"),
    block("list-item", "b"),
    block("o-list-item", "1"),
    block("o-list-item", "2", link(0, 1)),
    block("list-item", "c"),
    block("preformatted", "x\n  y < z"),
  );
  expect(html).toBe(
    `<ul><li>a</li><li>b</li></ul><ol class="next"><li>1</li><li><a href="https://keyway.example/" ` +
      `rel="noopener noreferrer">2</a></li></ol><ul class="next"><li>c</li></ul><pre>x<br/>  y &lt; z</pre>`,
  );
});

it("has a margin between a paragraph, a row of buttons or a list and the block above", () => {
  const row = block("paragraph", "Go", link(0, 2), label(0, 2, "primary"));
  const html = render(block("paragraph", "One"), block("paragraph", "Two"), row, block("o-list-item", "1"));
  expect([...html.matchAll(/<(p|ol)\b([^>]*)>/g)].map(([, tag, attributes]) => tag! + attributes!)).toEqual([
    "p",
    'p class="next"',
    'p class="buttons next"',
    'ol class="next"',
  ]);
  expect(render(block("paragraph", " "), row)).toMatch(/^<p class="buttons">/);
});

it("separates two lists at an empty paragraph, but not at an empty item", () => {
  const entries = () => [block("o-list-item", "a"), block("o-list-item", "b")];
  expect(render(...entries(), block("paragraph", ""), ...entries())).toBe(
    `<ol><li>a</li><li>b</li></ol><ol class="next"><li>a</li><li>b</li></ol>`,
  );
  expect(render(...entries(), block("o-list-item", " "), ...entries())).toBe("<ol><li>a</li><li>b</li><li>a</li><li>b</li></ol>");
  expect(render(block("paragraph", ""), ...entries(), block("heading2", ""))).toBe("<ol><li>a</li><li>b</li></ol>");
});

it.each(["paragraph", "heading2", "preformatted", "list-item", "o-list-item"])(
  "a %s that is written from right to left says so",
  (type) => {
    expect(render({ ...block(type, "שלום"), direction: "rtl" })).toContain(`dir="rtl"`);
    expect(render(block(type, "Hello"))).not.toContain("dir=");
  },
);

describe("hostile content", () => {
  const SCRIPT = `<script>alert(1)</script><img src=x onerror=alert(1)><svg onload=alert(1)><a href="javascript:alert(1)">x</a>`;
  const embed = (oembed: object) => ({ type: "embed", oembed: { html: SCRIPT, title: SCRIPT, provider_name: SCRIPT, ...oembed } });
  const photo = (fields: object) => ({
    type: "image",
    url: "https://images.prismic.io/a.jpg",
    alt: null,
    dimensions: { width: 9, height: 9 },
    ...fields,
  });
  const hostile: [string, object][] = [
    ["words", block("paragraph", SCRIPT)],
    ["set text", block("preformatted", SCRIPT)],
    ["a heading", block("heading2", SCRIPT)],
    ["a list", block("list-item", SCRIPT, { start: -5, end: 9999, type: "strong" }, { start: 7, end: 3, type: "em" })],
    ["a link", block("paragraph", "Go", link(0, 2, "javascript:alert(1)"))],
    ["a link within a link", block("paragraph", "Go now", link(0, 6, "javascript:alert(1)"), link(0, 2, "data:text/html,x"))],
    [
      "a link's look",
      block("paragraph", "Go", {
        start: 0,
        end: 2,
        type: "hyperlink",
        data: { link_type: "Web", url: "https://keyway.example/", target: '"><script>', style: "x", onClick: "alert(1)" },
      }),
    ],
    ["a video's HTML", embed({ embed_url: "https://youtu.be/kW4yC0pyK3y", type: "video" })],
    ["a rich embed", embed({ embed_url: "https://evil.example/", type: "rich" })],
    [
      "a photo from elsewhere",
      embed({
        embed_url: "https://evil.example/a.svg",
        url: "https://evil.example/a.svg",
        thumbnail_url: "https://evil.example/t.svg",
        type: "photo",
      }),
    ],
    ["a link card", embed({ embed_url: "javascript:alert(1)", type: "link" })],
    ["a picture's description", photo({ alt: `"><script>alert(1)</script>` })],
    ["a picture's address", photo({ url: `data:image/svg+xml,<svg onload="alert(1)">` })],
    ["another picture's address", photo({ url: `https://images.prismic.io/a.jpg" onerror="alert(1)` })],
    ["a picture's link", photo({ alt: "A", linkTo: { link_type: "Web", url: "vbscript:x" } })],
    ["a block of no known type", { type: "script", text: SCRIPT, spans: [] }],
    ["a block that names a property of all objects", { type: "constructor", text: SCRIPT, spans: [] }],
  ];

  it.each(hostile)("%s is nothing but words", (_, node) => {
    vi.spyOn(console, "warn").mockReturnValue();
    const { body } = new DOMParser().parseFromString(render(node), "text/html");
    expect([...body.querySelectorAll("script, svg, object, embed, form, base, meta, link, style")]).toEqual([]);
    for (const element of body.querySelectorAll("*")) {
      const names = element.getAttributeNames();
      expect(names.filter((name) => name.startsWith("on") || (name === "style" && element.tagName !== "IFRAME"))).toEqual([]);
      expect(element.getAttribute("href") ?? "").toMatch(/^$|^https:\/\/(keyway|evil|youtu)\./);
      expect(element.getAttribute("src") ?? "").toMatch(/^$|^\/media\//);
    }
    // A frame holds nothing but our own poster, which forbids itself every script.
    for (const frame of body.querySelectorAll("iframe")) {
      const poster = new DOMParser().parseFromString(frame.getAttribute("srcdoc")!, "text/html");
      expect([...poster.querySelectorAll("script, img, iframe, [onload], [onerror]")]).toEqual([]);
    }
  });
});
