import type { Content } from "@prismicio/client";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { LANGS, type Lang } from "#site/i18n/languages.ts";
import { emptied, emptyTags } from "#tests/support/sliceMarkup.ts";
import { readSliceMocks } from "#tests/support/sliceMock.ts";
import ImageGallery from ".";

const examples = LANGS.flatMap((lang) =>
  (readSliceMocks("ImageGallery", lang) as unknown as Content.ImageGallerySlice[]).map((slice) => ({
    lang,
    variation: slice.variation,
    slice,
  })),
);
const [grid, strip] = examples.map(({ slice }) => slice) as [Content.ImageGallerySlice, Content.ImageGallerySlice];
const render = (slice: Content.ImageGallerySlice, lang: Lang = "en-us") =>
  renderToStaticMarkup(<ImageGallery slice={slice} context={{ lang }} />);
const renderWith = (slice: Content.ImageGallerySlice, fields: object, lang?: Lang) =>
  render({ ...slice, primary: { ...slice.primary, ...fields } } as Content.ImageGallerySlice, lang);

const picture = {
  ...grid.primary.images[0]!.image,
  url: "https://images.prismic.io/keyway/a.jpg",
  alt: null,
  dimensions: { width: 1600, height: 1000 },
};
const valuesOf = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, "g"))].map(([, value]) => value!);

describe.each(examples)("the mock of $variation in $lang", ({ slice, lang }) => {
  it("shows every picture with its caption, and again in large in a dialog", () => {
    const html = render(slice, lang);
    const { length } = slice.primary.images;
    expect(html.match(/<li /g)).toHaveLength(length);
    expect(html.match(/<dialog /g)).toHaveLength(length);
    expect(html.match(/<figcaption/g)).toHaveLength(2 * length);
    expect(html).toContain(`data-slice-variation="${slice.variation}"`);
    expect(emptyTags(html)).toEqual([]);
  });

  it("loads pictures lazily", () => {
    const html = render(slice, lang);
    expect(html.match(/<img /g)).toHaveLength(2 * slice.primary.images.length);
    expect(html.match(/<img [^>]*loading="lazy"/g)).toHaveLength(2 * slice.primary.images.length);
  });

  it("opens and closes each picture without a script, as a dialog or a popover", () => {
    const html = render(slice, lang);
    const ids = valuesOf(html, "id");
    expect(new Set(ids).size).toBe(slice.primary.images.length);
    for (const attribute of ["popoverTarget", "commandfor"]) {
      expect(valuesOf(html.replaceAll("popovertarget=", "popoverTarget="), attribute)).toEqual(ids.flatMap((id) => [id, id]));
    }
    expect(valuesOf(html, "command")).toEqual(ids.flatMap(() => ["show-modal", "close"]));
    expect(html).not.toMatch(/<script| on\w+=/);
  });

  it.each(["null", "empty"] as const)("renders nothing when its fields are %s", (kind) => {
    expect(render(emptied(slice, kind), lang)).toBe("");
    expect(renderWith(emptied(slice, kind), { color: "ink" })).toBe("");
  });

  it("renders nothing for a title without pictures", () => {
    expect(renderWith(slice, { images: [] })).toBe("");
  });

  it("needs neither title nor captions", () => {
    const html = renderWith(slice, { title: [], description: null, images: [{ image: picture, caption: null }] });
    expect(html).not.toMatch(/<h2|<figcaption/);
    expect(emptyTags(html)).toEqual([]);
  });

  it("leaves out captions without a picture", () => {
    expect(
      renderWith(slice, {
        images: [
          { image: {}, caption: "Alone" },
          { image: picture, caption: "" },
        ],
      }).match(/<li /g),
    ).toHaveLength(1);
  });

  it.each([
    ["color", "teal"],
    ["custom_color", "teal"],
    ["curve", "left"],
  ])("refuses a %s of %j", (field, value) => {
    expect(() => renderWith(slice, { [field]: value })).toThrow(/^A section's/);
  });
});

describe("a picture's accessible name", () => {
  const namesOf = (image: object, caption: string | null, lang?: Lang) =>
    valuesOf(renderWith(grid, { images: [{ image: { ...picture, ...image }, caption }] }, lang), "aria-label").slice(0, 2);

  it("is its description, then its caption, then its number", () => {
    expect(namesOf({ alt: "A kiosk" }, "In an aisle")).toEqual(["Enlarge: A kiosk", "A kiosk"]);
    expect(namesOf({}, "In an aisle")).toEqual(["Enlarge: In an aisle", "In an aisle"]);
    expect(namesOf({}, null)).toEqual(["Enlarge: Picture 1", "Picture 1"]);
  });

  it("is French on a French page", () => {
    expect(namesOf({}, null, "fr-ca")).toEqual(["Agrandir\u00a0: Image 1", "Image 1"]);
  });
});

it("each picture keeps its ratio and has suitable sizes", () => {
  const html = renderWith(grid, { images: [{ image: picture, caption: null }] });
  expect(html).toContain(`style="--ratio:1.6"`);
  expect(html).toMatch(/srcSet="\/media\/keyway\/a\.jpg\?[^"]*w=320[^ ]* 320w, [^"]*" sizes="\(min-width: 600px\) 480px, 100vw"/i);
  expect(html).toMatch(/1600w" sizes="100vw"/);
});

it("a strip has its own layout", () => {
  expect(render(grid)).toContain(`<ul class="grid">`);
  expect(render(strip)).toContain(`<ul class="strip">`);
});

it.each(LANGS)("every button of the gallery has a name in %s", (lang) => {
  const buttons = [...render(grid, lang).matchAll(/<button [^>]*>/g)].map(([tag]) => tag);
  expect(buttons).toHaveLength(2 * grid.primary.images.length);
  for (const button of buttons) expect(button).toMatch(/ aria-label="[^"]+"/);
});
