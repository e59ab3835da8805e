import type { ImageField } from "@prismicio/client";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { toPictureQuery } from "#bff/http/media/pictureQuery.ts";
import { ContentImage } from "./ContentImage";
import { toMediaPath } from "./mediaPath";

const photo = (fields: object = {}) => ({
  url: "https://images.prismic.io/keys/a.jpg?auto=compress,format",
  alt: "A key",
  dimensions: { width: 1000, height: 500 },
  ...fields,
});
const render = (field: object, more: object = {}) =>
  renderToStaticMarkup(<ContentImage field={field as ImageField} sizes="100vw" {...more} />);
/** An attribute of the image itself. */
const attribute = (html: string, name: string) => attributeOf(/<img .*/.exec(html)?.[0] ?? "", name);
const attributeOf = (html: string, name: string) => new RegExp(` ${name}="([^"]*)"`, "i").exec(html)?.[1]?.replaceAll("&amp;", "&");
const sourcesOf = (html: string) => html.match(/<source [^>]*>/g) ?? [];
const offered = (html: string) => (attribute(html, "srcset") ?? "").split(", ").map((one) => one.split(" ") as [string, string]);

describe("a photo", () => {
  it("is offered in every width that it has pixels for, and none wider", () => {
    const html = render(photo());
    expect(offered(html).map(([, width]) => width)).toEqual(["160w", "320w", "480w", "640w", "828w", "1000w"]);
    expect(offered(html)[1]![0]).toBe("/media/keys/a.jpg?auto=compress&w=320&fit=max");
    expect(new URL(attribute(html, "src")!, "http://site").searchParams.get("w")).toBe("1000");
    expect(attribute(html, "sizes")).toBe("100vw");
  });

  it("of enormous size is offered no larger than a screen", () => {
    expect(offered(render(photo({ dimensions: { width: 8000, height: 4000 } }))).at(-1)![1]).toBe("2560w");
  });

  it("keeps the editor's crop in every width, with its shape", () => {
    const html = render(photo({ url: "https://images.prismic.io/keys/a.jpg?auto=compress,format&rect=10,20,1000,500&w=1000&h=500" }));
    for (const [path] of offered(html)) {
      const { searchParams } = new URL(path, "http://site");
      expect(searchParams.get("rect")).toBe("10,20,1000,500");
      expect(Number(searchParams.get("w")) / Number(searchParams.get("h"))).toBeCloseTo(2, 1);
    }
  });

  it("smaller than the smallest width is offered as it is", () => {
    expect(/<img .*/.exec(render(photo({ dimensions: { width: 100, height: 50 } })))![0]).not.toMatch(/srcset|sizes/i);
  });
});

describe("a photo's formats", () => {
  it("are JPEG 2000 for Safari, AVIF and WebP for the others and its own for the rest, each in every width", () => {
    const html = render(photo({ url: "https://images.prismic.io/keys/a.jpg?auto=compress,format&fm=png&rect=1,2,3,4" }));
    expect(sourcesOf(html).map((source) => attributeOf(source, "type"))).toEqual(["image/jp2", "image/avif", "image/webp"]);
    const srcsets = [...sourcesOf(html), `<img${html.split("<img")[1]}`].map((one) =>
      attributeOf(one, "srcset")!
        .split(", ")
        .map((entry) => entry.split(" ") as [string, string]),
    );
    for (const [index, format] of ["jp2", "avif", "webp", null].entries()) {
      expect(srcsets[index]!.map(([, width]) => width)).toEqual(["160w", "320w", "480w", "640w", "828w", "1000w"]);
      for (const [path] of srcsets[index]!) {
        const { searchParams } = new URL(path, "http://site");
        expect([searchParams.get("fm"), searchParams.get("auto"), searchParams.get("rect")]).toEqual([format, "compress", "1,2,3,4"]);
        expect(toPictureQuery(searchParams).get("fm")).toBe(format);
      }
    }
    expect(sourcesOf(html).map((source) => attributeOf(source, "sizes"))).toEqual(["100vw", "100vw", "100vw"]);
  });

  it("include a picture that is smaller than the smallest width", () => {
    const html = render(photo({ dimensions: { width: 100, height: 50 } }));
    expect(sourcesOf(html).map((source) => attributeOf(source, "srcset"))).toEqual(
      ["jp2", "avif", "webp"].map((format) => `/media/keys/a.jpg?auto=compress&fm=${format}&w=100&fit=max`),
    );
    expect(html).not.toContain("sizes=");
  });

  it.each(["https://images.prismic.io/keys/a.SVG", "https://images.prismic.io/keys/a.gif?auto=compress"])(
    "are none but its own for %s",
    (url) => {
      expect(render(photo({ url }))).toMatch(/^<img /);
    },
  );
});

describe("a view for phones", () => {
  const cut = { url: "https://images.prismic.io/keys/a.jpg?auto=compress,format&rect=0,0,600,500&w=960&h=800", alt: null };
  const mobile = { ...cut, dimensions: { width: 960, height: 800 } };
  const conditions = (html: string) => sourcesOf(html).map((source) => [attributeOf(source, "media"), attributeOf(source, "type")]);

  it("takes the picture's place on narrow screens, in every format, and keeps its own shape and crop", () => {
    const html = render(photo(), { mobile });
    const narrow = "(max-width: 599.98px)";
    expect(conditions(html)).toEqual([
      [narrow, "image/jp2"],
      [narrow, "image/avif"],
      [narrow, "image/webp"],
      [narrow, undefined],
      [undefined, "image/jp2"],
      [undefined, "image/avif"],
      [undefined, "image/webp"],
    ]);
    for (const source of sourcesOf(html).slice(0, 4)) {
      expect(source).toContain(' width="960" height="800"');
      const [path] = attributeOf(source, "srcset")!.split(" ");
      expect(new URL(path!, "http://site").searchParams.get("rect")).toBe("0,0,600,500");
    }
    expect(sourcesOf(html)[4]).not.toMatch(/width=|rect/);
    expect(attribute(html, "src")).not.toContain("rect");
  });

  it("of a drawing is one address", () => {
    const html = render(photo({ url: "https://images.prismic.io/keys/a.svg" }), {
      mobile: { ...mobile, url: "https://images.prismic.io/keys/a.svg?rect=0,0,600,500" },
    });
    expect(sourcesOf(html)).toEqual([
      '<source media="(max-width: 599.98px)" srcSet="/media/keys/a.svg?rect=0,0,600,500" width="960" height="800"/>',
    ]);
  });

  it.each([undefined, null, {}])("that is %j changes nothing, since content may be older than its model", (none) => {
    expect(render(photo(), { mobile: none })).toBe(render(photo()));
  });

  it("is not shown without a picture", () => {
    expect(render({}, { mobile })).toBe("");
  });
});

it("a drawing has one address for all sizes", () => {
  const html = render(photo({ url: "https://images.prismic.io/keys/a.SVG" }));
  expect(attribute(html, "src")).toBe("/media/keys/a.SVG");
  expect(html).not.toMatch(/srcset|sizes/i);
});

describe("every picture", () => {
  it("reserves its space", () => {
    expect(render(photo())).toMatch(/ width="1000" height="500"/);
  });

  it.each([
    ["A key", "A key"],
    ["", ""],
    [null, ""],
    [undefined, ""],
  ])("with the description %j has the alt %j", (alt, expected) => {
    expect(attribute(render(photo({ alt })), "alt")).toBe(expected);
  });

  it("loads lazily, except the first one and those that are always in view", () => {
    expect(render(photo())).toMatch(/loading="lazy" fetchPriority="auto"/);
    expect(render(photo(), { priority: true })).toMatch(/loading="eager" fetchPriority="high"/);
    expect(render(photo(), { eager: true })).toMatch(/loading="eager" fetchPriority="low"/);
  });

  it("renders nothing if the field is empty, and does not throw if it is invalid", () => {
    expect(render({})).toBe("");
    expect(attribute(render({ url: "no address", alt: null }), "src")).toBe("/media/");
    expect(attribute(render({ url: "https://images.prismic.io/keys/a.jpg", alt: null }), "src")).toBe("/media/keys/a.jpg");
  });
});

it.each([
  ["https://images.prismic.io/keys/a.jpg?w=2", "/media/keys/a.jpg?w=2"],
  ["https://images.unsplash.com/photo-1?ixid=x", "/media/stock/photo-1?ixid=x"],
  ["https://keys.cdn.prismic.io/keys/Zk_logo.svg", "/media/files/keys/Zk_logo.svg"],
  ["data:image/svg+xml,<svg onload=alert(1)>", "/media/"],
  ["javascript:alert(1)", "/media/"],
  ["//images.prismic.io/keys/a.jpg", "/media/"],
  ["http://127.0.0.1:4100/content/images/a.svg", "/media/content/images/a.svg"],
])("%s is fetched at %s", (url, path) => {
  expect(toMediaPath(url)).toBe(path);
});
