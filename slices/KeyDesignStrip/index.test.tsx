import type { Content } from "@prismicio/client";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { StripDesignFragment } from "#site/bff/__generated__/operations.ts";
import { type Lang, LANGS } from "#site/i18n/languages.ts";
import { emptied, emptyTags } from "#tests/support/sliceMarkup.ts";
import { readSliceMocks } from "#tests/support/sliceMock.ts";
import KeyDesignStrip from ".";

type Slice = Content.KeyDesignStripSlice;
const mocks = LANGS.flatMap((lang) =>
  (readSliceMocks("KeyDesignStrip", lang) as unknown as Slice[]).map((slice) => ({ lang, variation: slice.variation, slice })),
);

/** A slice with live data: undefined without any, null for a source that failed. */
function render(slice: Slice, designs?: StripDesignFragment[] | null, lang: Lang = "en-us"): string {
  return renderToStaticMarkup(<KeyDesignStrip slice={designs === undefined ? slice : { ...slice, designs }} context={{ lang }} />);
}

const design = (name: string | null, skuId: number | null = 7): StripDesignFragment => ({
  designId: `id of ${name}`,
  name,
  skuId,
  image: { jp2: `/media/designs/${name}.jp2`, webp: `/media/designs/${name}.webp`, original: `/media/designs/${name}.svg` },
});
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
const keysIn = (html: string) => [...html.matchAll(/<li\b.*?<\/li>/g)].map(([key]) => key);

describe.each(mocks)("the mock of $variation in $lang", ({ lang, slice }) => {
  const words = {
    "en-us": { all: "See all designs", missing: "The designs didn’t load." },
    "fr-ca": { all: "Voir tous les modèles", missing: "Les modèles ne se sont pas affichés." },
  }[lang];
  const prefix = lang === "en-us" ? "" : "/fr-ca";

  it("shows a key per design, each linked to itself in the gallery, and a link to all", () => {
    const html = render(slice, [design("Fox", 31), design("Peak", 12)], lang);
    expect(html).toMatch(/<h2[^>]*>[^<]+<\/h2>/);
    expect(keysIn(html).map(textOf)).toEqual(["Fox", "Peak"]);
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!.replace("/?", "?").replace(/\/$/, ""))).toEqual([
      `${prefix}/key-gallery`,
      `${prefix}/key-gallery?sku=31`,
      `${prefix}/key-gallery?sku=12`,
    ]);
    expect(html).toContain(`>${words.all}</a>`);
    expect(emptyTags(html)).toEqual([]);
  });

  it("offers the picture in three formats with one alternative text", () => {
    const [key] = keysIn(render(slice, [design("Fox")], lang));
    expect(key).toContain(
      '<source srcSet="/media/designs/Fox.jp2" type="image/jp2"/><source srcSet="/media/designs/Fox.webp" type="image/webp"/>' +
        '<img src="/media/designs/Fox.svg" alt=""',
    );
    expect(key).toMatch(/<span [^>]*>Fox<\/span>/);
  });

  it("says so when the designs failed, and still links to the gallery", () => {
    const html = render(slice, null, lang);
    expect(html).toContain(`>${words.missing}</p>`);
    expect(html).toContain(`>${words.all}</a>`);
    expect(keysIn(html)).toEqual([]);
  });

  it("keeps its texts when no design is in its groups", () => {
    const html = render(slice, [], lang);
    expect(html).toMatch(/<h2/);
    expect(html).not.toMatch(/<ul|<li/);
    expect(emptyTags(html)).toEqual([]);
  });

  it.each(["null", "empty"] as const)("shows its designs when its fields are %s", (kind) => {
    const empty = emptied(slice, kind);
    expect(render(empty, [], lang)).toBe("");
    expect(textOf(render(empty, null, lang))).toBe(`${words.all} ${words.missing}`);
    const html = render(empty, [design("Fox")], lang);
    expect(html).not.toContain("<h2");
    expect(keysIn(html)).toHaveLength(1);
    expect(emptyTags(html)).toEqual([]);
  });

  it("has a key for a design without name, picture or blank, linked to the whole gallery", () => {
    const [key] = keysIn(render(slice, [{ designId: "a", name: null, skuId: null, image: null }], lang));
    expect(textOf(key!)).toBe(lang === "en-us" ? "Key design" : "Modèle de clé");
    expect(key).toMatch(new RegExp(`<a [^>]*href="${prefix}/key-gallery/"`));
    expect(key).toContain("/assets/blank-key.svg");
  });

  it("escapes the catalogue's texts", () => {
    expect(render(slice, [design("<script>alert(1)</script>")], lang)).not.toContain("<script");
  });
});

it("renders a rack or tiles", () => {
  const [rack, grid] = mocks.map(({ slice }) => render(slice, [design("Fox")]));
  expect(rack).toMatch(/class="section lightGray".*<ul class="rack">/);
  expect(grid).toMatch(/class="section lightBlue".*<ul class="grid">/);
});

it("refuses another colour", () => {
  const { slice } = mocks[0]!;
  expect(() => render({ ...slice, primary: { ...slice.primary, color: "teal" } } as never, [])).toThrow("A section's colour");
});
