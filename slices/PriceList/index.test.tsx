import type { Content } from "@prismicio/client";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { type Lang, LANGS } from "#site/i18n/languages.ts";
import { emptied, emptyTags } from "#tests/support/sliceMarkup.ts";
import { readSliceMocks } from "#tests/support/sliceMock.ts";
import PriceList from ".";

type Slice = Content.PriceListSlice;
const mocks = LANGS.flatMap((lang) =>
  (readSliceMocks("PriceList", lang) as unknown as Slice[]).map((slice) => ({ lang, variation: slice.variation, slice })),
);
const [lines, cards] = mocks.map(({ slice }) => slice) as [Slice, Slice];
const render = (slice: Slice, lang: Lang = "en-us") => renderToStaticMarkup(<PriceList slice={slice} context={{ lang }} />);
const renderWith = (slice: Slice, fields: object, lang?: Lang) =>
  render({ ...slice, primary: { ...slice.primary, ...fields } } as Slice, lang);
const only = (slice: Slice, field: string) => ({
  ...emptied(slice, "empty").primary,
  [field]: (slice.primary as Record<string, unknown>)[field],
});
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/[ ]+/g, " ")
    .trim();
const textsOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, "g"))].map(([, inner]) => textOf(inner!));

describe.each(mocks)("the mock of $variation in $lang", ({ slice, lang }) => {
  it("shows its prices, its footnote and its button, below its title", () => {
    const html = render(slice, lang);
    expect(html).toMatch(/<h2[^>]*>[^<]+<\/h2>.*<h3.*class="footnote"><p>[^<]+<\/p>.*class="button /);
    expect(html).toContain(`data-slice-variation="${slice.variation}"`);
    expect(emptyTags(html)).toEqual([]);
  });

  it.each(["null", "empty"] as const)("renders nothing, not even a background, when its fields are %s", (kind) => {
    expect(render(emptied(slice, kind))).toBe("");
    expect(renderWith(emptied(slice, kind), { color: "ink" })).toBe("");
  });

  it.each(["title", "description", slice.variation === "cards" ? "cards" : "groups", "buttons"])("renders with only its %s", (field) => {
    const html = renderWith(slice, only(slice, field), lang);
    expect(html).toContain("<section");
    expect(emptyTags(html)).toEqual([]);
  });

  it("has no footnote without prices", () => {
    expect(renderWith(slice, only(slice, "footnote"))).toBe("");
  });

  it("skips no heading level without a title", () => {
    const html = renderWith(slice, { title: [] }, lang);
    expect(html).toContain("<h2");
    expect(html).not.toContain("<h3");
  });
});

describe("lines", () => {
  const group = (...rows: object[]) => ({ title: null, lines: rows });

  it("have name, price and note, in the editor's order", () => {
    const html = renderWith(lines, {
      groups: [group({ name: "House key", note: "Plain", price: "from $4" }, { name: "Fob", note: null, price: "$20" })],
    });
    expect(textOf(html.match(/<dl.*<\/dl>/)![0])).toBe("House key from $4 Plain Fob $20");
    expect(html.match(/<dd/g)).toHaveLength(3);
  });

  it("leave out lines without name or price, and groups without lines", () => {
    const half = [{ name: "House key", note: null, price: null }, { name: null, note: "What?", price: "$4" }, {}];
    expect(textsOf(renderWith(lines, { groups: [group(...half, { name: "Fob", price: "$20" })] }), "dt")).toEqual(["Fob"]);
    expect(renderWith(lines, { groups: [{ title: "In the US", lines: half }] })).not.toMatch(/<dl|In the US/);
  });

  it("of a single group fill both columns", () => {
    expect(render(lines)).toContain(`class="groups"`);
    expect(renderWith(lines, { groups: [group({ name: "Fob", price: "$20" })] })).toContain(`class="single"`);
  });
});

describe("cards", () => {
  const card = (fields: object) =>
    renderWith(
      cards,
      { cards: [{ service: "carKeys", title: null, price: "from $40", note: null, link: { link_type: "Any" }, ...fields }] },
      "fr-ca",
    );
  const link = { link_type: "Web", url: "https://keyway.example/" };

  it("have the icon and colour of their service, and the price's number apart from its text", () => {
    const html = card({ title: "Clé d’auto", price: "dès 50\u00a0$ environ" });
    expect(html).toMatch(/class="card carKeys".*class="icon large carKeys"/);
    expect(html).toContain(`<span class="words">dès </span><span class="amount">50\u00a0$</span><span class="words"> environ</span>`);
    expect(card({ price: "au téléphone" })).toContain(`<span class="phrase">au téléphone </span></p>`);
  });

  it("are named by their service without a title", () => {
    expect(textsOf(card({}), "h3")).toEqual(["Clés d’auto"]);
  });

  it("need a name, but no known service", () => {
    expect(card({ service: "teleport", title: "Téléportation" })).toContain(`class="card "`);
    expect(card({ service: null })).not.toContain('<li class="card');
  });

  it("are left out without a price", () => {
    expect(card({ price: null })).not.toContain('class="card');
  });

  it("label their link by its own text or by the card's name", () => {
    expect(card({})).not.toContain(`class="more"`);
    expect(card({}).match(/Clés d’auto/g)).toHaveLength(1);
    expect(textsOf(card({ link }), "a")[0]).toBe("Clés d’auto");
    expect(textsOf(card({ link: { ...link, text: "Tout savoir" } }), "a")[0]).toBe("Tout savoir");
    expect(card({ link: { link_type: "Document", id: "gone", text: "Disparu" } })).not.toContain("Disparu");
  });
});
