import type { Content } from "@prismicio/client";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { LANGS } from "#site/i18n/languages.ts";
import { emptied, emptyTags } from "#tests/support/sliceMarkup.ts";
import { readSliceMocks } from "#tests/support/sliceMock.ts";
import Stats from ".";

type Slice = Content.StatsSlice;
const mocks = LANGS.flatMap((lang) =>
  (readSliceMocks("Stats", lang) as unknown as Slice[]).map((slice) => ({ lang, variation: slice.variation, slice })),
);
const [row, beside] = mocks.map(({ slice }) => slice) as [Slice, Slice];
const render = (slice: Slice) => renderToStaticMarkup(<Stats slice={slice} context={{ lang: "en-us" }} />);
const renderWith = (slice: Slice, fields: object) => render({ ...slice, primary: { ...slice.primary, ...fields } } as Slice);
const numbersOf = (...numbers: object[]) => renderWith(row, { numbers });
const only = (slice: Slice, field: string) => ({
  ...emptied(slice, "empty").primary,
  [field]: (slice.primary as Record<string, unknown>)[field],
});
const textsOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, "g"))].map(([, inner]) => inner!.replace(/<[^>]*>/g, ""));

describe.each(mocks)("the mock of $variation in $lang", ({ slice }) => {
  it("has the label of each number, then the number with its unit, then the note", () => {
    const html = render(slice);
    const { numbers } = slice.primary;
    expect(textsOf(html, "dt")).toEqual(numbers.map(({ label }) => label));
    expect(textsOf(html, "dd")).toEqual(numbers.flatMap(({ value, unit, note }) => [unit ? `${value} ${unit}` : value, note]));
    expect(html.match(/<dl/g)).toHaveLength(1);
    expect(emptyTags(html)).toEqual([]);
  });

  it.each(["null", "empty"] as const)("renders nothing, not even a background, when its fields are %s", (kind) => {
    expect(render(emptied(slice, kind))).toBe("");
    expect(renderWith(emptied(slice, kind), { color: "light blue" })).toBe("");
  });

  it.each(["title", "description", "numbers"])("renders with only its %s", (field) => {
    const html = renderWith(slice, only(slice, field));
    expect(html).toContain("<section");
    expect(html).not.toContain("pair");
    expect(emptyTags(html)).toEqual([]);
  });
});

it("is labelled by its unit when a number has no label, and leaves out empty fields", () => {
  const html = numbersOf({ value: "24/7", unit: "on the phone", label: null, note: null });
  expect(textsOf(html, "dt")).toEqual(["on the phone"]);
  expect(textsOf(html, "dd")).toEqual(["24/7"]);
});

it("leaves out numbers without label and unit, and labels without a number", () => {
  const html = numbersOf(
    { value: "60", unit: null, label: null, note: "Of what?" },
    { value: null, unit: "days", label: "to bring it back", note: null },
    {},
  );
  expect(html).not.toContain("<dl");
});

it("has a column for each number, four at most", () => {
  const number = { value: "1", label: "key" };
  expect(numbersOf(number, number, number)).toContain(`<dl class="row" style="--count:3">`);
  expect(numbersOf(number, number, number, number, number)).toContain(`<dl class="row" style="--count:4">`);
});

it("is on ink as a row and on white beside a picture by default", () => {
  expect(render(row)).toContain(`class="section lightBlue curved" data-curve="bottom"`);
  expect(renderWith(row, { color: null, curve: null })).toContain(`class="section ink"`);
  expect(renderWith(row, { color: null, curve: null, custom_color: "#ffffff" })).toContain(`class="section freeLight isExtreme"`);
  expect(renderWith(beside, { color: null })).toContain(`class="section"`);
});

it("puts its picture beside the numbers, after them in the source, and renders with a picture alone", () => {
  expect(render(beside)).toMatch(/class="pair".*<\/dl>.*<img src="\/media\/content\/images\/service-become-locksmith\.svg"/);
  expect(renderWith(beside, only(beside, "image"))).toMatch(/<section.*<img /);
});
