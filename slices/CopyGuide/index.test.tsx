import path from "node:path";
import type { Content } from "@prismicio/client";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { LANGS } from "#site/i18n/languages.ts";
import { richTextsIn, textIn } from "#tests/support/sliceMarkup.ts";
import { readSliceMocks } from "#tests/support/sliceMock.ts";
import { withOneKind } from "../copyGuideState";
import type { SliceContext } from "../sliceProps";
import CopyGuide from ".";

type Slice = Content.CopyGuideSlice;

function render(slice: Slice, context: Partial<SliceContext> = {}): string {
  const props = { slice, slices: [slice], index: 0, context: { lang: "en-us" as const, ...context } };
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
});

describe("a car", () => {
  const prices = { carKeys: { from: "$40", text: "from about $40" } };
  const line = (years: string, verdict: string | null, note: string | null = null, name = "Civic") => ({ name, years, verdict, note });
  const civics = withMake([
    line("1996 to 2000", "some kiosks", "Plain"),
    line("2016 and newer", "no kiosk"),
    line("2001 to 2015", "by mail"),
    line("", "some keys", "", "CR-V"),
  ]);
  const ask = (state: object, kiosks: string | null = null) => render(civics, { prices, guide: { state, kiosks } });
  const answer = (html: string) => /aria-live="polite"><section.*?<strong[^>]*>(.*?)<\/strong>/.exec(html)?.[1];

  it.each([
    [{ make: "Honda", model: "Civic", year: "1996 to 2000" }, "Yes, from about $40"],
    [{ make: "Honda", model: "Civic", year: "2001 to 2015" }, "Yes, from about $40"],
    [{ make: "Honda", model: "Civic", year: "2016 and newer" }, "No. A locksmith can"],
    [{ make: "Honda", model: "CR-V" }, "Maybe: a kiosk reads it, free"],
    [{ make: "Honda", model: "Civic" }, undefined],
    [{ make: "Honda", model: "Ridgeline", year: "1996 to 2000" }, undefined],
    [{ make: "<script>", model: "Civic" }, undefined],
    [{}, undefined],
  ])("%j is answered %s", (state, words) => {
    expect(answer(ask(state))).toBe(words);
  });

  it("that is not chosen yet has the price, the steps and the way to the kiosks", () => {
    const html = ask({});
    expect(html).toMatch(/Car key<strong[^>]*>from about \$40<.*<ol/);
    expect(waysIn(html)).toEqual(["/key-services/?services=carKeys"]);
    expect(ask({ make: "Honda", model: "CR-V" })).not.toContain(">from about $40<");
  });

  it("that a kiosk copies has the kiosks, by mail with its steps; another one the way to a locksmith", () => {
    const atOnce = ask({ make: "Honda", model: "Civic", year: "1996 to 2000" }, "THE KIOSKS");
    expect(atOnce).toContain("THE KIOSKS");
    expect(atOnce).not.toMatch(/<ol|By mail/);
    const mailed = ask({ make: "Honda", model: "Civic", year: "2001 to 2015" }, "THE KIOSKS");
    expect(mailed).toMatch(/2001 to 2015<strong.*<ol.*<details.*THE KIOSKS/);
    const no = ask({ make: "Honda", model: "Civic", year: "2016 and newer" }, "THE KIOSKS");
    expect(no).not.toMatch(/THE KIOSKS|<ol/);
    expect(waysIn(no)).toEqual(["/key-services/?services=locksmith"]);
  });

  it("names the locksmith to call for who has no key to copy, on the answers that need one", () => {
    const state = { make: "Honda", model: "Civic", year: "1996 to 2000" };
    const html = (years: string) =>
      render(civics, { prices, sitePhone: "614-555-0124", guide: { state: { ...state, year: years }, kiosks: null } });
    expect(html("1996 to 2000")).toContain('Lost your only key? <a href="tel:+16145550124">Call a locksmith</a>');
    expect(html("2016 and newer")).not.toContain("Lost your only key");
    expect(ask(state)).not.toContain("Lost your only key");
  });

  it("offers the models of the make, and the years of the model", () => {
    const options = (html: string, name: string) =>
      [...new RegExp(`<select [^>]*name="${name}".*?</select>`).exec(html)![0].matchAll(/<option[^>]*>([^<]*)</g)].map(([, text]) => text);
    const html = ask({ make: "Honda", model: "Civic" });
    expect(options(html, "model")).toEqual(["Choose", "Civic", "CR-V"]);
    expect(options(html, "year")).toEqual(["Choose", "1996 to 2000", "2016 and newer", "2001 to 2015"]);
    expect(options(ask({}), "model")).toEqual(["Choose"]);
  });

  it("cannot choose a model before there is one", () => {
    const disabled = (html: string) => [...html.matchAll(/<select [^>]*name="(\w+)"[^>]* disabled/g)].map(([, name]) => name);
    expect(disabled(ask({}))).toEqual(["model", "year"]);
    expect(disabled(ask({ make: "Honda" }))).toEqual(["year"]);
    expect(disabled(ask({ make: "Honda", model: "Civic" }))).toEqual([]);
  });

  it("is answered in our words and without a price where content has none", () => {
    const bare = { ...civics, primary: { ...civics.primary, answer_yes: null } } as unknown as Slice;
    const state = { make: "Honda", model: "Civic", year: "1996 to 2000" };
    expect(answer(render(bare, { guide: { state, kiosks: null } }))).toBe("Some kiosks copy it");
  });
});

it("a look-alike that the address names is chosen, with its price and kiosks", () => {
  const prices = { keyFobs: { from: "$20", text: "from about $20" } };
  const html = render(withShape({ verdict: "some kiosks" }), { prices, guide: { state: { key: "keyFobs-1" }, kiosks: "THE KIOSKS" } });
  expect(html).toMatch(/<input type="radio"[^>]* name="key"[^>]* checked=""/);
  expect(html).toContain(">Yes, from about $20<");
  expect(html).toContain("THE KIOSKS");
  expect(render(withShape({ verdict: "no kiosk" }), { guide: { state: { key: "keyFobs-1" }, kiosks: "THE KIOSKS" } })).not.toContain(
    "THE KIOSKS",
  );
});

it("a design for a house key is named beside the place, with its price, and can be left out", () => {
  const prices = { keyCopy: { from: "$4", text: "from about $4" }, printedKey: { from: "$5", text: "from about $5" } };
  const guide = { state: { key: "keyCopy-1", design: "20180" }, design: "Fox", kiosks: null };
  const keysOf = (service: "keyCopy" | "keyFobs") => render({ ...shapes, primary: { ...shapes.primary, service } }, { prices, guide });
  expect(keysOf("keyCopy")).toMatch(/<input type="checkbox" name="design" checked="" value="20180"\/>Only with the design “Fox” in stock/);
  expect(keysOf("keyCopy")).toContain(">Yes, from about $5<");
  expect(keysOf("keyFobs")).not.toContain("Fox");
});

it("the field for a place of kiosks is there before a car is chosen, to be sent with it", () => {
  const labels = (html: string) => [...html.matchAll(/<label for="[^"]+"[^>]*>([^<]+)</g)].map(([, text]) => text);
  expect(labels(render(cars, { guide: { state: {}, kiosks: null } }))).toEqual(["Make", "Model", "Year", "Kiosks near"]);
});

describe("on a page with several guides", () => {
  const hero = { slice_type: "hero", primary: {} } as unknown as Slice;
  const fobs = { ...shapes, primary: { ...shapes.primary, service: "keyFobs" } } as Slice;
  const text = { slice_type: "rich_text", primary: {} } as unknown as Slice;
  const all = [hero, { ...shapes, primary: { ...shapes.primary, service: "keyCopy" } } as Slice, text, cars, fobs];

  it.each([
    [{}, 1],
    [{ kind: "carKeys" }, 3],
    [{ make: "Honda" }, 3],
    [{ key: "keyFobs-2" }, 4],
    [{ key: "nonsense", make: "" }, 1],
    [{ kind: "keyFobs", make: "Honda" }, 4],
  ] as const)("%j shows one, in the place of the first", (state, index) => {
    expect(withOneKind(all, state).slices).toEqual([hero, all[index], text]);
  });

  it("nothing changes on a page with one or none", () => {
    expect(withOneKind([hero, cars, text], { kind: "keyFobs" }).slices).toEqual([hero, cars, text]);
    expect(withOneKind([hero, text], {})).toEqual({ kind: undefined, kinds: [], slices: [hero, text] });
  });

  it("each kind is a link that keeps the choices; the shown one is current, and has what it says before the question", () => {
    const state = { make: "Honda", near: "43215" };
    const html = render(cars, { guide: { state, ...withOneKind(all, state), kiosks: null } });
    expect(waysIn(html).slice(0, 3)).toEqual(
      ["keyCopy", "carKeys", "keyFobs"].map((kind) => `?kind=${kind}&amp;make=Honda&amp;near=43215`),
    );
    expect(/aria-current="true"[^>]*>.*?<\/a>/.exec(html)![0]).toMatch(/Car<\/a>$/);
    expect(html).toContain("Bring a key that works.");
  });
});

it("a shape without name, and a make without models, are not shown", () => {
  expect(render(withShape({ name: null }))).not.toContain("radio");
  expect(render(withMake([]))).not.toContain("<select");
});
