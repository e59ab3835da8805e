import { expect, test } from "vitest";
import { toShortForm } from "./shortForm";
import { toMigrationData } from "./toMigrationData";
import { toTitle } from "./toTitle";

const fileUrl = (url: string) => `/images/${url.split("_")[1]}`;

/** A field of each kind that differs between the two forms, as Prismic sends it. */
const asSent = {
  logo: {
    id: "Zimg",
    url: "https://images.prismic.io/keyway/Zimg_logo.png?auto=format,compress&rect=0,0,10,5&w=10",
    alt: "Logo",
    copyright: null,
    dimensions: { width: 10, height: 5 },
    edit: { x: 0, y: 0, zoom: 1, background: "transparent" },
    small: { id: "Zimg", url: "https://images.prismic.io/keyway/Zimg_logo.png", alt: null, dimensions: { width: 2, height: 1 } },
  },
  more: {
    link_type: "Document",
    key: "k1",
    id: "about-en",
    type: "page",
    tags: [],
    lang: "en-us",
    slug: "about",
    isBroken: false,
    text: "About",
  },
  outside: { link_type: "Web", key: "k2", url: "https://example.com", target: "_blank" },
  paper: {
    link_type: "Media",
    id: "Zpdf",
    name: "a.pdf",
    kind: "document",
    url: "https://keyway.cdn.prismic.io/keyway/Zpdf_a.pdf",
    size: "12",
  },
  text: [
    {
      type: "paragraph",
      text: "See us",
      spans: [{ start: 0, end: 3, type: "hyperlink", data: { link_type: "Document", id: "about-en", type: "page" } }],
    },
    {
      type: "image",
      id: "Zimg",
      url: "https://images.prismic.io/keyway/Zimg_logo.png",
      alt: "",
      dimensions: { width: 2, height: 1 },
      linkTo: { link_type: "Document", id: "about-en" },
    },
  ],
  slices: [
    { id: "hero$1", slice_type: "hero", slice_label: null, variation: "default", version: "initial", items: [], primary: { key: "stays" } },
  ],
};

test("the short form leaves out what the stand-in fills in, and names files as it does", () => {
  expect(toShortForm(asSent, fileUrl)).toEqual({
    logo: {
      url: "/images/logo.png?rect=0,0,10,5&w=10",
      alt: "Logo",
      dimensions: { width: 10, height: 5 },
      small: { url: "/images/logo.png", alt: null, dimensions: { width: 2, height: 1 } },
    },
    more: { link_type: "Document", id: "about-en", text: "About" },
    outside: { link_type: "Web", url: "https://example.com", target: "_blank" },
    paper: { link_type: "Media", id: "Zpdf", name: "a.pdf", kind: "document", url: "/images/a.pdf", size: "12" },
    text: [
      {
        type: "paragraph",
        text: "See us",
        spans: [{ start: 0, end: 3, type: "hyperlink", data: { link_type: "Document", id: "about-en" } }],
      },
      {
        type: "image",
        url: "/images/logo.png",
        alt: "",
        dimensions: { width: 2, height: 1 },
        linkTo: { link_type: "Document", id: "about-en" },
      },
    ],
    slices: [{ slice_type: "hero", variation: "default", primary: { key: "stays" } }],
  });
});

test("the short form of the short form is itself", () => {
  const short = toShortForm(asSent, fileUrl);
  expect(toShortForm(short, (url) => url)).toEqual(short);
});

test("a picture is sent with its crop, its own text and the asset's id, and a link to a file by the asset's id", () => {
  const map = {
    repository: "keyway",
    documents: {},
    files: {
      "logo.png": { id: "Zimg", url: "https://images.prismic.io/k/Zimg_logo.png?auto=format,compress" },
      "a.pdf": { id: "Zpdf", url: "https://k.cdn.prismic.io/k/Zpdf_a.pdf" },
    },
  };
  const data = {
    logo: { url: "/images/logo.png?rect=0,0,10,5", alt: "L", dimensions: { width: 10, height: 5 } },
    paper: { link_type: "Media", url: "/images/a.pdf", text: "Read" },
  };
  expect(toMigrationData(data, { map, documentOf: () => undefined as never })).toEqual({
    logo: {
      id: "Zimg",
      url: "https://images.prismic.io/k/Zimg_logo.png?auto=format,compress&rect=0,0,10,5",
      alt: "L",
      copyright: null,
      dimensions: { width: 10, height: 5 },
      edit: { x: 0, y: 0, zoom: 1, background: "transparent" },
    },
    paper: { link_type: "Media", id: "Zpdf", text: "Read" },
  });
});

test.each([
  [{ title: [{ type: "heading1", text: "Long ".repeat(40) }] }, "Long ".repeat(20)],
  [{ title: [], question: "Why?" }, "Why?"],
  [{}, "Menu: company"],
])("a document is called in the editor's list by its title, or by its type and name: %j", (data, title) => {
  expect(toTitle({ data, name: "company" }, "Menu")).toBe(title);
});
