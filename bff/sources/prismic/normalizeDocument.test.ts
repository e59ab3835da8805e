import { describe, expect, it } from "vitest";
import { pageDocument } from "#tests/support/fakes.ts";
import { normalizeDocument } from "./normalizeDocument";

const dataOf = (data: object) => normalizeDocument({ ...pageDocument({ id: "a" }), data }).data;
const block = (text: string, type = "paragraph") => ({ type, text, spans: [] });

/** Texts in which a reader sees nothing. */
const BLANKS = {
  spaces: "   ",
  "a no-break space": "\u00a0",
  "narrow and wide spaces": "\u202f\u3000\u2003",
  "line breaks and a tab": "\r\n\t",
  "a zero-width space": "\u200b",
  "a byte order mark": "\ufeff",
  joiners: "\u200c\u200d\u2060",
  "a soft hyphen": " \u00ad ",
  "marks of direction": "\u200e\u202a\u202c",
  "a Hangul filler": "\u3164",
  "a blank Braille pattern": "\u2800",
  "a control character": "\u0007",
};

describe.each(Object.entries(BLANKS))("a text of %s", (_, blank) => {
  it("is null in a field, a link, a group and a picture", () => {
    const link = { link_type: "Web", url: "https://keyway.example/", text: blank };
    expect(
      dataOf({
        meta_title: blank,
        slices: [{ slice_type: "stats", primary: { numbers: [{ value: blank, label: "a" }], image: { url: "/a.svg", alt: blank }, link } }],
      }),
    ).toEqual({
      meta_title: null,
      slices: [
        {
          slice_type: "stats",
          primary: { numbers: [{ value: null, label: "a" }], image: { url: "/a.svg", alt: null }, link: { ...link, text: null } },
        },
      ],
    });
  });

  it("is an empty block among others, and without others no rich text", () => {
    expect(dataOf({ text: [block(blank), block("a")] })).toEqual({ text: [block(""), block("a")] });
    expect(dataOf({ title: [block(blank, "heading2")], text: [block(blank), block(blank)] })).toEqual({ title: [], text: [] });
  });
});

it.each(["a", " a ", "\u00a0a", "👍🏽", "0", "·", "—", "שלום", "\u200bword", ""])("keeps the text %j", (text) => {
  const document = pageDocument({ id: "a", data: { label: text, text: [block(text)] } as never });
  expect(normalizeDocument(document)).toBe(document);
});

describe("dimensions", () => {
  const picture = (width: unknown, height: unknown) => ({ url: "/a.svg", alt: "a", dimensions: { width, height } });

  it.each([
    [0, 0],
    [0, 100],
    [100, 0],
    [-1, 5],
    [null, null],
    [undefined, 3],
    ["auto", 5],
    [Number.NaN, 1],
  ])("of %s × %s are unknown", (width, height) => {
    const image = picture(width, height);
    const { image: normalized, text } = dataOf({ image, text: [{ type: "image", ...image }] });
    expect(normalized).toEqual({ ...image, dimensions: null });
    expect(text).toEqual([{ type: "image", ...image, dimensions: null }]);
  });

  it("of a thumbnail are unknown, too", () => {
    expect(dataOf({ image: { ...picture(4, 3), mobile: picture(0, 0) } })).toEqual({
      image: { ...picture(4, 3), mobile: { ...picture(0, 0), dimensions: null } },
    });
  });

  it.each([
    [1, 1],
    [0.5, 2],
    [4000, 3000],
  ])("of %s × %s stay", (width, height) => {
    const data = { image: picture(width, height) };
    expect(dataOf(data)).toBe(data);
  });
});
