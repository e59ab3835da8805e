import path from "node:path";
import type { Content } from "@prismicio/client";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { LANGS } from "#site/i18n/languages.ts";
import { richTextsIn, textIn } from "#tests/support/sliceMarkup.ts";
import { readSliceMocks } from "#tests/support/sliceMock.ts";
import CopyGuide from ".";

type Slice = Content.CopyGuideSlice;

function render(slice: Slice): string {
  const props = { slice, slices: [slice], index: 0, context: { lang: "en-us" as const } };
  return renderToStaticMarkup(<CopyGuide {...props} />);
}

const folder = path.basename(import.meta.dirname);
const mocks = LANGS.flatMap((lang) =>
  (readSliceMocks(folder, lang) as unknown as Slice[]).map((slice) => ({ lang, variation: slice.variation, slice })),
);

describe.each(mocks)("the mock of $variation in $lang", ({ lang, slice }) => {
  it("shows each text of the editor", () => {
    const props = { slice, slices: [slice], index: 0, context: { lang } };
    const text = textIn(renderToStaticMarkup(<CopyGuide {...props} />));
    for (const written of richTextsIn(slice)) expect(text).toContain(written);
  });
});

const [shapes, cars] = readSliceMocks(folder, "en-us") as unknown as [Slice & { variation: "default" }, Slice & { variation: "cars" }];

/** The default variation with one shape that has these fields. */
function withShape(fields: object): Slice {
  const shape = { ...shapes.primary.shapes[0]!, ...fields };
  return { ...shapes, primary: { ...shapes.primary, service: "keyFobs", shapes: [shape] } };
}

/** The variation for cars with one make that has these models. */
function withMake(models: object[]): Slice {
  return { ...cars, primary: { ...cars.primary, makes: [{ name: "Honda", models }] } } as unknown as Slice;
}

const waysIn = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);

describe("an answer", () => {
  it.each([
    ["every kiosk", "/key-services/?services=keyFobs"],
    ["some kiosks", "/key-services/?services=keyFobs"],
    ["some keys", "/key-services/?services=keyFobs"],
    [null, "/key-services/?services=keyFobs"],
    ["no kiosk", "/key-services/?services=locksmith"],
  ])("%s leads to %s", (verdict, href) => {
    expect(waysIn(render(withShape({ verdict })))).toEqual([href]);
  });

  it("leads where the editor says", () => {
    const link = { link_type: "Web", url: "https://keyway.example/", text: "Ask" };
    expect(waysIn(render(withShape({ verdict: "no kiosk", link })))).toEqual(["https://keyway.example/"]);
  });

  it("of a make leads to kiosks and to a locksmith if its models have both", () => {
    const [first, second] = cars.primary.makes[0]!.models;
    expect(waysIn(render(withMake([first!, { ...second!, verdict: "no kiosk" }])))).toEqual([
      "/key-services/?services=carKeys",
      "/key-services/?services=locksmith",
    ]);
  });
});

it("a shape without name, and a make without models, are not shown", () => {
  expect(render(withShape({ name: null }))).not.toContain("radio");
  expect(render(withMake([]))).not.toContain("radio");
});
