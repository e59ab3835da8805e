import { existsSync, readFileSync } from "node:fs";
import type { SharedSliceModel } from "@prismicio/client";
import { parseHTML } from "linkedom";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { normalizeDocument } from "#bff/sources/prismic/normalizeDocument.ts";
import { LANGS, type Lang } from "#site/i18n/languages.ts";
import { pageDocument } from "#tests/support/fakeDocuments.ts";
import { emptied, emptyTags } from "#tests/support/sliceMarkup.ts";
import { listSlices, type PrismicSlice, readSliceMocks } from "#tests/support/sliceMock.ts";
import { components } from ".";
import type { SliceContext } from "./sliceProps";

// Tests that apply to every slice; each slice's own behaviour is in its own test.

type Show = (props: { slice: PrismicSlice; slices: PrismicSlice[]; index: number; context: SliceContext }) => React.ReactNode;

const examples = listSlices().flatMap((folder) =>
  LANGS.flatMap((lang) => readSliceMocks(folder, lang).map((slice) => ({ folder, lang, variation: slice.variation, slice }))),
);

function render(slice: PrismicSlice, lang: Lang): string {
  const Component = components[slice.slice_type as keyof typeof components] as unknown as Show;
  return renderToStaticMarkup(<Component slice={slice} slices={[slice]} index={0} context={{ lang }} />);
}

/** The live fields of a slice where their source has failed. */
function failedLive(folder: string): Record<string, null> {
  const file = `slices/${folder}/live.graphql`;
  if (!existsSync(file)) return {};
  const [, fields = ""] = /fragment \w+Live on \w+ \{\n([\s\S]*?)\n\}/.exec(readFileSync(file, "utf8")) ?? [];
  return Object.fromEntries([...fields.matchAll(/^ {2}(\w+)/gm)].map(([, name]) => [name!, null]));
}

/** Returns the default colour that the model's label names for an empty colour field; undefined without such a field. */
function promisedColor(folder: string, variation: string): string | undefined {
  const model = JSON.parse(readFileSync(`slices/${folder}/model.json`, "utf8")) as SharedSliceModel;
  const field = model.variations.find(({ id }) => id === variation)?.primary?.color;
  return field?.type === "Select" ? field.config?.placeholder?.replace(" where nothing is chosen", "").toLowerCase() : undefined;
}

/** Returns a section's colour by the same name; white is the one without a class. */
const colorIn = (html: string) =>
  /class="section (lightGray|lightBlue|brandGreen|ink)\b/.exec(html)?.[1]?.replace(/[A-Z]/, (letter) => ` ${letter.toLowerCase()}`) ??
  "white";

/** The visible text. */
const textOf = (html: string) => html.replace(/<[^>]*>/g, " ").trim();

/** Levels of the headings, in document order. */
const levelsIn = (html: string) => [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));

/** Returns markup that no slice may render: empty tags, images without alternative text, values such as "undefined". */
function faultsIn(html: string): string[] {
  const pictures = [...html.matchAll(/<img\b(?![^>]*\salt=)[^>]*>/g)];
  const values = [...html.matchAll(/.{0,40}(undefined|\[object |NaN).{0,40}/g)];
  return [...emptyTags(html), ...[...pictures, ...values].map(([text]) => text)];
}

/** Returns a slice in which an editor has typed nothing but spaces into every text. */
function blankTexts<T>(value: T): T {
  const isPlain = (key: string) => ["url", "id", "type", "link_type", "slice_type", "variation"].includes(key);
  return JSON.parse(JSON.stringify(value), function (this: object, key: string, inner: unknown) {
    return typeof inner === "string" && !isPlain(key) && !("location_id" in this) ? " \u00a0\u200b" : inner;
  });
}

/** Returns the links, buttons and summaries that have neither a text nor a label. */
function namelessIn(html: string): string[] {
  const { document } = parseHTML(`<html><body>${html}</body></html>`);
  return [...document.querySelectorAll("a, button, summary, h1, h2, h3, h4, h5, h6")]
    .filter((element) => !element.textContent.trim() && !element.getAttribute("aria-label") && !element.getAttribute("aria-labelledby"))
    .filter((element) => !element.querySelector("img[alt]:not([alt='']), [aria-label]"))
    .map((element) => element.outerHTML.slice(0, 200));
}

describe.each(examples)("$variation of $folder in $lang", ({ folder, lang, slice }) => {
  const kinds = ["null", "empty"] as const;
  const faultsOf = (fields: object) => faultsIn(render({ ...slice, ...fields }, lang));

  it("renders its mock, with its type and variation as attributes", () => {
    const html = render(slice, lang);
    expect(html).toContain(`data-slice-type="${slice.slice_type}" data-slice-variation="${slice.variation}"`);
    expect(faultsIn(html)).toEqual([]);
  });

  it.each(kinds)("renders without errors and empty tags when every field is %s", (kind) => {
    expect(faultsOf(emptied(slice, kind))).toEqual([]);
  });

  it("renders without errors when pictures have no dimensions", () => {
    const sized = JSON.stringify(slice.primary);
    for (const unsized of [undefined, null])
      expect(faultsOf({ primary: JSON.parse(sized, (key, value) => (key === "dimensions" ? unsized : value)) })).toEqual([]);
  });

  it("has no heading, link or picture without a name when every text is blank, and links and pictures are not", () => {
    const { data } = normalizeDocument({ ...pageDocument({ id: "a" }), data: blankTexts(slice) });
    expect(faultsOf(data)).toEqual([]);
    expect(namelessIn(render(data as PrismicSlice, lang))).toEqual([]);
  });

  it("renders without errors when its live data failed", () => {
    const failed = failedLive(folder);
    expect(faultsOf(failed)).toEqual([]);
    for (const kind of kinds) expect(faultsOf({ ...emptied(slice, kind), ...failed })).toEqual([]);
  });

  it.each(kinds)("renders nothing when every field is %s, unless it has content of its own", (kind) => {
    const bare = emptied(slice, kind);
    const htmls = [bare, { ...bare, ...failedLive(folder) }].map((fields) => render({ ...slice, ...fields }, lang));
    expect(htmls.filter((html) => html !== "" && textOf(html) === "")).toEqual([]);
  });

  it.each(kinds)("skips no heading level when its title is %s", (kind) => {
    const { title } = emptied(slice, kind).primary as { title?: unknown };
    const levels = [1, ...levelsIn(render({ ...slice, primary: { ...slice.primary, title } }, lang))];
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1)).toEqual([]);
  });

  it.each(kinds)("renders without errors when a single field is %s", (kind) => {
    const without = emptied(slice, kind).primary;
    for (const name of Object.keys(slice.primary))
      expect(faultsOf({ primary: { ...slice.primary, [name]: without[name] } }), name).toEqual([]);
  });
});

const colored = examples
  .map((example) => ({ ...example, promised: promisedColor(example.folder, example.variation) }))
  .filter(({ promised }) => promised);

it.each(colored)("$variation of $folder in $lang is $promised by default, as the model's label says", ({ slice, lang, promised }) => {
  expect(colorIn(render({ ...slice, primary: { ...slice.primary, color: null, custom_color: null } }, lang))).toBe(promised);
});
