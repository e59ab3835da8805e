import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { LANGS } from "#site/i18n/languages.ts";
import { listSlices, readEditorMocks } from "../support/sliceMock";

// The package's ES modules import folders, which Node refuses. Slice Machine runs the CommonJS build, too.
const { SharedSliceContent } = createRequire(import.meta.url)("@prismicio/types-internal/lib/content") as {
  SharedSliceContent: { decode(mock: unknown): { _tag: "Left" | "Right" } };
};

/** Returns the structure of a mock without its texts: fields, their kinds, and the numbers of blocks, rows and spans. */
function shapeOf(value: unknown, name = ""): unknown {
  if (Array.isArray(value)) return value.map((entry) => shapeOf(entry));
  if (typeof value !== "object" || value === null) return ["__TYPE__", "type", "variation"].includes(name) ? value : typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner, key)]));
}

describe.each(listSlices())("the mocks of %s", (folder) => {
  // Slice Machine silently replaces an invalid mock by an empty one.
  it.each(LANGS)("are valid for Slice Machine in %s", (lang) => {
    const unreadable = readEditorMocks(folder, lang).filter((mock) => SharedSliceContent.decode(mock)._tag === "Left");
    expect(unreadable.map(({ variation }) => variation)).toEqual([]);
  });

  it("fill the same fields in the same way in every language", () => {
    const [first, ...others] = LANGS.map((lang) => shapeOf(readEditorMocks(folder, lang)));
    for (const other of others) expect(other).toEqual(first);
  });
});
