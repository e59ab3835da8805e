import { describe, expect, test } from "vitest";
import { toTestSnapshot } from "../testing";
import { toApiData, type ApiContext } from "./toApiData";

const context: ApiContext = {
  snapshot: toTestSnapshot({
    "fr-ca/page/a.json": {
      id: "A",
      uid: "cles",
      tags: ["t"],
      data: { title: "Clés", next: { link_type: "Document", id: "S" } },
    },
    "en-us/settings/s.json": { id: "S", data: { title: "Settings" } },
  }),
  baseUrl: "http://host/content",
  routes: [{ type: "page", path: "/:lang?/:uid/" }],
  brokenRoute: null,
  fetchLinks: new Map(),
};
const fill = (value: unknown, changes: Partial<ApiContext> = {}) => toApiData(value, "D", { ...context, ...changes });

describe("document links", () => {
  test("get all properties of their document that the service includes, and keep their own text", () => {
    expect(fill({ link_type: "Document", id: "A", text: "Read on" })).toEqual({
      link_type: "Document",
      id: "A",
      text: "Read on",
      uid: "cles",
      type: "page",
      tags: ["t"],
      slug: "cles",
      lang: "fr-ca",
      url: "/fr-ca/cles/",
      isBroken: false,
    });
  });

  test("have neither uid nor url if the document has none", () => {
    const link = fill({ link_type: "Document", id: "S" });
    expect(link).not.toHaveProperty("uid");
    expect(link).not.toHaveProperty("url");
    expect(link).toMatchObject({ slug: "s", isBroken: false });
  });

  test("are broken if no document has their id", () => {
    const link = { link_type: "Document", id: "gone" };
    expect(fill(link)).toMatchObject({ isBroken: true, type: "broken_type" });
    expect(fill(link)).not.toHaveProperty("url");
    expect(fill(link, { brokenRoute: "/error/" })).toMatchObject({ url: "/error/" });
  });

  test("are found in rich text, in groups and in slices", () => {
    const data = [{ data: { link_type: "Document", id: "A" } }];
    const nested = { text: [{ type: "paragraph", spans: data }], rows: data };
    const filled = fill({ slices: [{ slice_type: "hero", primary: nested }] });
    expect(JSON.stringify(filled).match(/"url":"\/fr-ca\/cles\/"/g)).toHaveLength(2);
  });

  test("contain the fields requested with fetchLinks, one level deep", () => {
    const fetchLinks = new Map([
      ["page", ["title", "next"]],
      ["settings", ["title"]],
    ]);
    const link = fill({ link_type: "Document", id: "A" }, { fetchLinks }) as { data: any };
    expect(link.data.title).toBe("Clés");
    expect(link.data.next).toMatchObject({ id: "S", isBroken: false });
    expect(link.data.next).not.toHaveProperty("data");
  });

  test("without an id stay as they are", () => {
    expect(fill({ link_type: "Document" })).toEqual({ link_type: "Document" });
  });
});

describe("images", () => {
  const dimensions = { width: 10, height: 20 };

  test("get an absolute address and the omitted properties, thumbnails included", () => {
    const image = { url: "/images/a.svg", dimensions, small: { url: "/images/b.svg", dimensions } };
    expect(fill(image)).toMatchObject({
      url: "http://host/content/images/a.svg",
      alt: null,
      copyright: null,
      id: expect.stringMatching(/^\w+$/),
      edit: { x: 0, y: 0, zoom: 1, background: "transparent" },
      small: { url: "http://host/content/images/b.svg", alt: null },
    });
  });

  test("keep existing properties and external addresses", () => {
    const image = { url: "https://elsewhere/a.png", dimensions, alt: "A key", id: "mine" };
    expect(fill(image)).toMatchObject({ url: image.url, alt: "A key", id: "mine" });
  });

  test("in media links and text fields get absolute addresses only", () => {
    const media = { link_type: "Media", url: "/images/a.pdf" };
    expect(fill(media)).toEqual({ link_type: "Media", url: "http://host/content/images/a.pdf" });
    expect(fill({ image_url: "/images/a.svg", label: "/images/a.svg" })).toEqual({
      image_url: "http://host/content/images/a.svg",
      label: "/images/a.svg",
    });
  });
});

describe("slices", () => {
  const slices = [{ slice_type: "hero" }, { slice_type: "hero", slice_label: "dark" }];

  const listIds = () => (fill({ slices }) as unknown as { slices: { id: string }[] }).slices.map(({ id }) => id);

  test("get the omitted properties", () => {
    expect(fill({ slices })).toMatchObject({
      slices: [{ variation: "default", version: "initial", slice_label: null, primary: {}, items: [] }, { slice_label: "dark" }],
    });
  });

  test("get unique ids that stay the same", () => {
    const [first, second] = listIds();
    expect(first).toMatch(/^hero\$\w+$/);
    expect(first).not.toBe(second);
    expect(listIds()).toEqual([first, second]);
  });
});

test("empty fields stay as they are", () => {
  const data = { image: {}, link: { link_type: "Any" }, text: [], word: null };
  expect(fill(data)).toEqual(data);
});
