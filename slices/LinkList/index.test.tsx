import type { Content } from "@prismicio/client";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { LANGS } from "#site/i18n/languages.ts";
import { emptied, emptyTags } from "#tests/support/sliceMarkup.ts";
import { readSliceMocks } from "#tests/support/sliceMock.ts";
import LinkList from ".";

type Slice = Content.LinkListSlice;
const mocks = LANGS.flatMap((lang) =>
  (readSliceMocks("LinkList", lang) as unknown as Slice[]).map((slice) => ({ lang, variation: slice.variation, slice })),
);
const [columns, cards] = mocks.map(({ slice }) => slice) as [Slice, Slice];
const render = (slice: Slice) => renderToStaticMarkup(<LinkList slice={slice} context={{ lang: "en-us" }} />);
const renderWith = (slice: Slice, fields: object) => render({ ...slice, primary: { ...slice.primary, ...fields } } as Slice);
const web = (text: string | undefined, url = "https://keyway.example/") => ({ link_type: "Web", url, text });
const linksIn = (html: string) => [...html.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, text]) => text);

describe.each(mocks)("the mock of $variation in $lang", ({ slice }) => {
  it("shows title, description and links", () => {
    const html = render(slice);
    expect(html).toMatch(/<h2[^>]*>[^<]+<\/h2><div class="description"><p>[^<]+<\/p>/);
    expect(linksIn(html).length).toBeGreaterThan(2);
    expect(html).toContain(`data-slice-variation="${slice.variation}"`);
    expect(emptyTags(html)).toEqual([]);
  });

  it.each(["null", "empty"] as const)("renders nothing when its fields are %s", (kind) => {
    expect(render(emptied(slice, kind))).toBe("");
  });

  it("refuses another colour", () => {
    expect(() => renderWith(slice, { color: "teal" })).toThrow("A section's colour");
  });
});

describe("columns", () => {
  it("are in the editor's order, each below its heading", () => {
    expect([...render(columns).matchAll(/<h3[^>]*>([^<]*)<\/h3>/g)].map(([, heading]) => heading)).toEqual([
      "Copy a key",
      "Before you go",
      "Locked out",
    ]);
    expect(linksIn(render(columns))).toEqual([
      "House keys",
      "Fobs and access cards",
      "Car keys",
      "Find a kiosk",
      "How it works",
      "Call 614-555-0124",
      "What a locksmith does",
    ]);
  });

  it("leave out links without target or label, and groups without links", () => {
    const html = renderWith(columns, {
      link_groups: [
        { heading: "Gone", links: [{ link: { link_type: "Any" } }, { link: web(undefined) }] },
        { heading: "None", links: [] },
        {
          heading: null,
          links: [
            { link: web("Here") },
            { link: web("Bad", "javascript:alert(1)") },
            { link: { link_type: "Document", id: "gone", text: "Unpublished" } },
          ],
        },
      ],
    });
    expect(linksIn(html)).toEqual(["Here"]);
    expect(html).not.toMatch(/Gone|None|Bad|Unpublished|<h3/);
    expect(emptyTags(html)).toEqual([]);
  });

  it("skip no heading level without a title", () => {
    expect(renderWith(columns, { title: [] })).toMatch(/<h2 class="heading">Copy a key<\/h2>/);
  });
});

describe("cards", () => {
  it("are a link each, with an optional text", () => {
    const html = renderWith(cards, {
      link_cards: [
        { link: web("One"), text: [] },
        { link: web("Two"), text: [{ type: "paragraph", text: "Words.", spans: [] }] },
        { link: web("Bad", "javascript:alert(1)"), text: [] },
      ],
    });
    expect(linksIn(html)).toEqual(["One", "Two"]);
    expect(html.match(/<li /g)).toHaveLength(2);
    expect(html.match(/<p>/g)).toHaveLength(2);
    expect(emptyTags(html)).toEqual([]);
  });

  it("escape editors' texts", () => {
    expect(renderWith(cards, { link_cards: [{ link: web("<script>alert(1)</script>"), text: [] }] })).not.toContain("<script");
  });
});

it("renders cards or columns by variation", () => {
  expect(render(cards)).toContain('class="cards"');
  expect(render(columns)).not.toContain('class="cards"');
});
