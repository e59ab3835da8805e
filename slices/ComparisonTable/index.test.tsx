import type { Content } from "@prismicio/client";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { type Lang, LANGS } from "#site/i18n/languages.ts";
import { emptied, emptyTags } from "#tests/support/sliceMarkup.ts";
import { readSliceMocks } from "#tests/support/sliceMock.ts";
import ComparisonTable from ".";

type Slice = Content.ComparisonTableSlice;
const mocks = LANGS.flatMap((lang) => (readSliceMocks("ComparisonTable", lang) as unknown as Slice[]).map((slice) => ({ lang, slice })));
const example = mocks[0]!.slice;
const render = (slice: Slice, lang: Lang = "en-us") => renderToStaticMarkup(<ComparisonTable slice={slice} context={{ lang }} />);
const renderWith = (slice: Slice, fields: object, lang?: Lang) =>
  render({ ...slice, primary: { ...slice.primary, ...fields } } as Slice, lang);
const only = (slice: Slice, field: string) => ({
  ...emptied(slice, "empty").primary,
  [field]: (slice.primary as Record<string, unknown>)[field],
});

const column = (title: string | null, fields: object = {}) => ({
  title,
  note: null,
  link: { link_type: "Any" },
  is_recommended: false,
  ...fields,
});
const row = (label: string | null, ...cells: (string | null)[]) => ({
  label,
  cell_1: cells[0] ?? null,
  cell_2: cells[1] ?? null,
  cell_3: cells[2] ?? null,
  cell_4: cells[3] ?? null,
});
const table = (columns: object[], rows: object[], fields: object = {}, lang?: Lang) =>
  renderWith(example, { columns, rows, ...fields }, lang);
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
const textsOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, "g"))].map(([, inner]) => textOf(inner!));
const headsOf = (html: string, scope: "row" | "col") =>
  [...html.matchAll(new RegExp(`<th scope="${scope}"[^>]*>(.*?)</th>`, "g"))].map(([, inner]) => textOf(inner!));

describe.each(mocks)("the mock in $lang", ({ lang, slice }) => {
  it("is a table with a caption, headers for rows and columns, and a cell for each pair", () => {
    const html = render(slice, lang);
    const { caption, columns, rows } = slice.primary;
    expect(textsOf(html, "caption")).toEqual([caption]);
    expect(headsOf(html, "row")).toEqual(rows.map(({ label }) => label));
    expect(headsOf(html, "col")).toHaveLength(columns.length + 1);
    expect(textsOf(html, "td")).toHaveLength(columns.length * rows.length);
    expect(emptyTags(html)).toEqual([]);
  });

  it("can be focused and scrolled by keyboard, named by the caption", () => {
    expect(render(slice, lang)).toContain(`aria-label="${slice.primary.caption}" tabindex="0"><table`);
  });

  it("labels the recommended column with the editor's text or ours", () => {
    expect(headsOf(render(slice, lang), "col")[1]).toMatch(new RegExp(`^${slice.primary.recommended_label} `));
    const ours = lang === "fr-ca" ? "Notre conseil" : "Our advice";
    expect(headsOf(renderWith(slice, { recommended_label: null }, lang), "col")[1]).toMatch(new RegExp(`^${ours} `));
  });

  it.each(["null", "empty"] as const)("renders nothing, not even a background, when its fields are %s", (kind) => {
    expect(render(emptied(slice, kind))).toBe("");
    expect(renderWith(emptied(slice, kind), { color: "ink" })).toBe("");
  });

  it.each(["title", "description"])("renders with only its %s, without a table", (field) => {
    const html = renderWith(slice, only(slice, field));
    expect(html).toContain("<section");
    expect(html).not.toMatch(/<table|footnote/);
  });

  it.each(["caption", "columns", "rows", "footnote", "recommended_label"])("renders nothing with only its %s", (field) => {
    expect(renderWith(slice, only(slice, field))).toBe("");
  });
});

it("has a text for yes and no in either language, and keeps any other text", () => {
  const cells = [column("A"), column("B"), column("C"), column("D")];
  expect(textsOf(table(cells, [row("Fits", " Yes", "non", "Oui", "no")]), "td")).toEqual(["Yes", "No", "Yes", "No"]);
  expect(textsOf(table(cells, [row("Fits", "yes", "NON", "oui", "no")], {}, "fr-ca"), "td")).toEqual(["Oui", "Non", "Oui", "Non"]);
  expect(textsOf(table(cells, [row("Fits", "yes, mostly", "constructor", "4", null)]), "td")).toEqual([
    "yes, mostly",
    "constructor",
    "4",
    "",
  ]);
});

it("shows yes and no by two shapes", () => {
  const html = table([column("A"), column("B")], [row("Fits", "yes", "no")]);
  const marks = [...html.matchAll(/<path d="([^"]*)"/g)].map(([, path]) => path);
  expect(new Set(marks).size).toBe(2);
  expect(html.match(/<svg [^>]*aria-hidden="true"/g)).toHaveLength(2);
});

it("leaves out columns without a title, with their cells, and columns without cells", () => {
  const html = table(
    [column("A"), column(null, { note: "Nothing" }), column("C"), column("D"), column("E")],
    [row("Fits", "1", "2", "3", "4")],
  );
  expect(headsOf(html, "col").slice(1)).toEqual(["A", "C", "D"]);
  expect(textsOf(html, "td")).toEqual(["1", "3", "4"]);
});

it("leaves out rows without a label, and rows without a cell", () => {
  const html = table([column("A"), column(null)], [row(null, "1"), row("Fits"), row("Hidden", null, "2"), row("Shown", "3")]);
  expect(headsOf(html, "row")).toEqual(["Shown"]);
});

it("recommends one column at most", () => {
  const html = table(
    [column("A"), column("B", { is_recommended: true }), column("C", { is_recommended: true })],
    [row("Fits", "1", "2", "3")],
  );
  expect(html.match(/class="advice"/g)).toHaveLength(1);
  expect(headsOf(html, "col").slice(1)).toEqual(["A", "Usually enough B", "C"]);
  expect(table([column("A")], [row("Fits", "1")])).not.toContain("advice");
});

it("labels a column's link by the link's own text, or by the column's title", () => {
  const link = { link_type: "Web", url: "https://keyway.example/" };
  expect(textsOf(table([column("A", { link }), column("B", { link: { ...link, text: "More" } })], [row("Fits", "1", "2")]), "a")).toEqual([
    "A",
    "More",
  ]);
  const brokenLink = { link_type: "Document", id: "gone" };
  const html = table([column("A", { link: brokenLink }), column("B", { link: { ...brokenLink, text: "Gone" } })], [row("Fits", "1", "2")]);
  expect(headsOf(html, "col").slice(1)).toEqual(["A", "B"]);
  expect(html).not.toContain('class="link"');
});

it("is named by its title without a caption, and always has a name", () => {
  const title = [{ type: "heading2", text: "Side by side", spans: [] }];
  expect(textsOf(table([column("A")], [row("Fits", "1")], { caption: null, title }), "caption")).toEqual(["Side by side"]);
  expect(textsOf(table([column("A")], [row("Fits", "1")], { caption: null, title: [] }), "caption")).toEqual(["Comparison"]);
  expect(table([column("A")], [row("Fits", "1")], { caption: null, title: null }, "fr-ca")).toContain(`aria-label="Comparaison"`);
});

describe("a column without a note", () => {
  it("renders no empty element for it", () => {
    expect(
      table([column("Rekey"), column("Replace", { note: "A new lock" })], [row("Price", "Less", "More")]).match(/class="note"/g),
    ).toHaveLength(1);
  });
});
