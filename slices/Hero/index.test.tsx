import type { Content } from "@prismicio/client";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { emptied, emptyTags } from "#tests/support/sliceMarkup.ts";
import { readSliceMocks } from "#tests/support/sliceMock.ts";
import Hero from ".";

type Default = Content.HeroSliceDefault["primary"];

const mocks = readSliceMocks("Hero") as unknown as Content.HeroSlice[];
const render = (slice: Content.HeroSlice) => renderToStaticMarkup(<Hero slice={slice} context={{ lang: "en-us" }} />);
/** The first mock with other fields. */
const renderWith = (fields: Partial<Record<keyof Default, unknown>>) =>
  render({ ...mocks[0], primary: { ...mocks[0]!.primary, ...fields } } as Content.HeroSlice);
const button = (link: object, style: unknown) => ({
  link: { link_type: "Web", url: "https://keyway.example/", text: "Go", ...link },
  style,
});
const linksIn = (html: string) => [...html.matchAll(/<a [^>]*>/g)].map(([tag]) => tag);

describe.each(mocks)("the mock of $variation", (slice) => {
  it("shows title and lead", () => {
    const html = render(slice);
    expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>.*<p>[^<]+<\/p>/);
    expect(html).toContain(`data-slice-variation="${slice.variation}"`);
    expect(emptyTags(html)).toEqual([]);
  });

  it.each(["null", "empty"] as const)("renders nothing, not even a background, when its fields are %s", (kind) => {
    expect(render(emptied(slice, kind))).toBe("");
  });
});

describe("the heading", () => {
  const others = (...slices: object[]) => slices as unknown as Content.HeroSlice[];
  const renderAmong = (slice: Content.HeroSlice, slices: Content.HeroSlice[]) =>
    renderToStaticMarkup(<Hero slice={slice} slices={slices} context={{ lang: "en-us" }} />);

  it("is the page's h1 in the first hero at any position, and an h2 in every other", () => {
    const [first, second] = mocks as [Content.HeroSlice, Content.HeroSlice];
    const page = others({ slice_type: "rich_text", primary: {} }, first, second, { ...second });
    expect(renderAmong(first, page)).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    for (const other of page.slice(2)) {
      expect(renderAmong(other, page)).toMatch(/<h2[^>]*>[^<]+<\/h2>/);
      expect(renderAmong(other, page)).not.toContain("<h1");
    }
  });

  it("is an h2 in every hero of a page that has an h1 already", () => {
    const html = renderToStaticMarkup(<Hero slice={mocks[0]!} context={{ lang: "en-us", hasHeading: true }} />);
    expect(html).toMatch(/<h2[^>]*>[^<]+<\/h2>/);
    expect(html).not.toContain("<h1");
  });

  it("is the page's h1 in a second hero when the first has no title", () => {
    const untitled = { ...mocks[0]!, primary: { ...mocks[0]!.primary, title: [] } } as unknown as Content.HeroSlice;
    expect(renderAmong(mocks[1]!, others(untitled, mocks[1]!))).toContain("<h1");
  });
});

it.each([["title"], ["lead"], ["image"], ["buttons"]])("renders with only its %s", (field) => {
  const empty = emptied(mocks[0]!, "empty").primary;
  expect(
    render({ ...mocks[0], primary: { ...empty, [field]: (mocks[0]!.primary as Record<string, unknown>)[field] } } as Content.HeroSlice),
  ).toContain("<section");
});

it("leaves buttons and picture to the default variation", () => {
  const [withAll, compact] = [render(mocks[0]!), render(mocks[1]!)];
  expect(linksIn(withAll)).toHaveLength(2);
  expect(withAll).toMatch(/<img [^>]*alt="A self-service kiosk cutting a key"/);
  expect(compact).not.toMatch(/<(a|img) /);
});

it("loads its picture with high priority, from the site's own host, with its dimensions", () => {
  const [image] = /<img [^>]*>/.exec(render(mocks[0]!))!;
  expect(image).toContain(`src="/media/`);
  expect(image).toContain(`width="680" height="640"`);
  expect(image).toContain(`loading="eager"`);
  expect(image.toLowerCase()).toContain(`fetchpriority="high"`);
});

it("gives a picture without a description an empty alternative text", () => {
  const image = { ...(mocks[0]!.primary as Default).image, alt: null };
  expect(renderWith({ image })).toContain(`alt=""`);
});

describe("the search", () => {
  const search = mocks.find(({ variation }) => variation === "search") as Content.HeroSlice;
  const renderSearch = (fields: object, lang: "en-us" | "fr-ca" = "en-us") =>
    renderToStaticMarkup(<Hero slice={{ ...search, primary: { ...search.primary, ...fields } } as Content.HeroSlice} context={{ lang }} />);

  it("is a plain form that submits to the directory in the page's language", () => {
    const html = renderSearch({});
    expect(html).toMatch(/<search><form [^>]*action="\/key-services\/".*<input type="text" role="searchbox" required="" [^>]*name="q"/);
    expect(html).toMatch(/<input [^>]*name="q".*<button type="submit"[^>]*>Find a kiosk<\/button>/);
    expect(renderSearch({}, "fr-ca")).toContain('action="/fr-ca/key-services/"');
  });

  it("has default labels, and no empty note", () => {
    const html = renderSearch({ search_label: null, button_label: "", note: [] }, "fr-ca");
    expect(html).toContain('aria-label="Ville ou code postal"');
    expect(html).toContain(">Trouver une borne</button>");
    expect(html).not.toContain('class="note"');
  });
});

describe("buttons", () => {
  it("stand in a list, each in the style that the editor chose", () => {
    const html = renderWith({ buttons: [button({}, "primary"), button({}, "secondary"), button({}, "outlined")] });
    expect(linksIn(html).map((tag) => /class="([^"]*)"/.exec(tag)?.[1])).toEqual(["button primary", "button secondary", "button outlined"]);
    expect(html.match(/<li>/g)).toHaveLength(3);
  });

  it.each(["", null, undefined])("of the style %j are primary", (style) => {
    expect(linksIn(renderWith({ buttons: [button({}, style)] }))[0]).toContain(`class="button primary"`);
  });

  it.each(["emergency", 3, "toString"])("of the style %j throw an error", (style) => {
    expect(() => renderWith({ buttons: [button({}, style)] })).toThrow("A button's style must be primary, secondary, outlined or empty");
  });

  it.each([
    ["without words", button({ text: undefined }, "primary")],
    ["with empty words", button({ text: "" }, "primary")],
    ["that lead nowhere", { link: { link_type: "Any", text: "Go" }, style: "primary" }],
    ["without a link", { link: null, style: "primary" }],
    ["with nothing", {}],
  ])("%s are left out, and the list with them", (_, empty) => {
    expect(renderWith({ buttons: [empty] })).not.toMatch(/<(ul|li|a)\b/);
    expect(renderWith({ buttons: [empty, button({}, "primary")] }).match(/<li>/g)).toHaveLength(1);
  });

  it("ignore javascript: links", () => {
    for (const url of ["javascript:alert(1)", " javascript:alert(1)", "JaVaScRiPt:alert(1)", "data:text/html,x", "vbscript:x"]) {
      expect(linksIn(renderWith({ buttons: [button({ url }, "primary")] })), url).toEqual([]);
    }
  });
});

it.each(mocks)("a hero of variation $variation ends in a curve", (slice) => {
  expect(render(slice)).toContain('data-curve="bottom"');
});

it("a compact hero is low and straight above a guide, and only there", () => {
  const compact = mocks.find(({ variation }) => variation === "compact")!;
  const guide = { slice_type: "copy_guide", variation: "default", primary: {} } as unknown as Content.HeroSlice;
  const above = (...slices: Content.HeroSlice[]) =>
    renderToStaticMarkup(<Hero slice={compact} slices={slices} context={{ lang: "en-us" }} />);
  expect(above(compact, guide)).toMatch(/class="[^"]*low"/);
  expect(above(compact, guide)).not.toMatch(/data-curve|lightBlue/);
  for (const slices of [[compact], [guide, compact], [compact, mocks[0]!, guide]]) expect(above(...slices)).toContain("data-curve");
});

it("says on a service's page what it costs, once, and elsewhere nothing", () => {
  const prices = { carKeys: { from: "$40", text: "from about $40" } };
  const at = (context: object) => renderToStaticMarkup(<Hero slice={mocks[0]!} context={{ lang: "en-us", prices, ...context }} />);
  expect(at({ priced: "carKeys" })).toContain(">Car key from about $40</p>");
  for (const context of [{}, { priced: "keyFobs" }, { priced: "carKeys", hasHeading: true }]) {
    expect(at(context)).not.toContain('class="price"');
  }
});
