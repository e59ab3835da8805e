import type { Content } from "@prismicio/client";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { LANGS } from "#site/i18n/languages.ts";
import { emptied, emptyTags } from "#tests/support/sliceMarkup.ts";
import { readSliceMocks } from "#tests/support/sliceMock.ts";
import Steps from ".";

type Slice = Content.StepsSlice;
const mocks = LANGS.flatMap((lang) =>
  (readSliceMocks("Steps", lang) as unknown as Slice[]).map((slice) => ({ lang, variation: slice.variation, slice })),
);
const [along, below] = mocks.map(({ slice }) => slice) as [Slice, Slice];
const render = (slice: Slice) => renderToStaticMarkup(<Steps slice={slice} context={{ lang: "en-us" }} />);
const renderWith = (slice: Slice, fields: object) => render({ ...slice, primary: { ...slice.primary, ...fields } } as Slice);
const only = (slice: Slice, field: string) => ({
  ...emptied(slice, "empty").primary,
  [field]: (slice.primary as Record<string, unknown>)[field],
});
const picture = { url: "https://images.example/content/images/step.svg", alt: "A van", dimensions: { width: 460, height: 300 } };
const stepsOf = (count: number) => Array.from({ length: count }, (_, at) => ({ title: `Step ${at + 1}`, text: [], image: {} }));

describe.each(mocks)("the mock of $variation in $lang", ({ slice }) => {
  it("shows its steps in an ordered list, in the editor's order, each with a visible number", () => {
    const html = render(slice);
    const list = html.match(/<ol.*<\/ol>/)![0];
    const { steps } = slice.primary;
    expect(list.match(/<li /g)).toHaveLength(steps.length);
    expect([...list.matchAll(/<h3[^>]*>([^<]*)/g)].map(([, title]) => title)).toEqual(steps.map(({ title }) => title));
    expect([...list.matchAll(/aria-hidden="true">(\d)</g)].map(([, number]) => Number(number))).toEqual(steps.map((_, at) => at + 1));
    expect(html).toContain(`data-slice-variation="${slice.variation}"`);
    expect(emptyTags(html)).toEqual([]);
  });

  it.each(["null", "empty"] as const)("renders nothing, not even a background, when its fields are %s", (kind) => {
    expect(render(emptied(slice, kind))).toBe("");
    expect(renderWith(emptied(slice, kind), { color: "ink", curve: "top" })).toBe("");
  });

  it.each(["title", "description", "steps", "buttons"])("renders with only its %s", (field) => {
    const html = renderWith(slice, only(slice, field));
    expect(html).toContain("<section");
    expect(emptyTags(html)).toEqual([]);
  });

  it("skips no heading level without a title", () => {
    const html = renderWith(slice, { title: [] });
    expect(html).toContain("<h2");
    expect(html).not.toContain("<h3");
  });

  it("leaves out empty steps and does not number them", () => {
    const html = renderWith(slice, { steps: [{ title: null, text: null, image: null }, { title: "Only step", text: [], image: {} }, {}] });
    expect(html.match(/<li class="(step|row)"/g)).toHaveLength(1);
    expect(html).toContain(`aria-hidden="true">1<`);
  });

  it("keeps a step with only a picture", () => {
    const html = renderWith(slice, { steps: [{ title: null, text: [], image: picture }] });
    expect(html).toMatch(/<li .*<img src="\/media\/content\/images\/step\.svg" alt="A van"/);
    expect(emptyTags(html)).toEqual([]);
  });
});

it("has a blade piece per step, up to six", () => {
  expect(renderWith(along, { steps: stepsOf(4) })).toContain(`<ol class="steps across" style="--count:4">`);
  expect(renderWith(along, { steps: stepsOf(6) })).toContain(`<ol class="steps across narrow" style="--count:6">`);
  expect(renderWith(along, { steps: stepsOf(7) })).not.toContain("across");
});

it("reserves space for pictures when a step has one", () => {
  expect(render(along)).not.toContain("illustrated");
  expect(renderWith(along, { steps: [...stepsOf(2), { title: null, text: [], image: picture }] })).toContain("across illustrated");
});

it("has the editor's colour and curve", () => {
  expect(render(along)).toContain(`class="section lightGray curved" data-curve="top"`);
  expect(() => renderWith(below, { color: "teal" })).toThrow(/^A section's/);
});
