import { describe, expect, it } from "vitest";
import type { DesignCardFragment, GalleryFilterFragment } from "../../bff/__generated__/operations";
import { byGroup, countStock, narrow, PAGE_SIZE, takePages, toCodes, toSelection } from "./galleryView";

const filter = (label: string, query: string[], subFilters: GalleryFilterFragment["subFilters"] = []): GalleryFilterFragment => ({
  id: label,
  imageUrl: null,
  label,
  query,
  subFilters,
});
const shapes = { label: "Shapes", query: ["MRVL"] };
const brick = { label: "Brick", query: ["HOME"] };
const wildlife = filter("Wildlife", ["WILD"]);
const home = filter("Home", ["HOME"]);
const patterns = filter("Patterns", ["MRVL", "HOME"], [shapes, brick]);
const empty = filter("Empty", []);
const filters = [wildlife, patterns, home, empty];
const design = (designId: string, designGroup: string, name: string | null = designId): DesignCardFragment => ({
  designId,
  designGroup,
  name,
  skuId: 1,
  image: null,
});

describe("what a URL selects", () => {
  it.each([
    [{}, null, null, null],
    [{ group: ["WILD"] }, wildlife, null, ["WILD"]],
    [{ group: ["MRVL", "HOME"] }, patterns, null, ["MRVL", "HOME"]],
    [{ group: ["MRVL", "HOME"], sub: ["HOME"] }, patterns, brick, ["HOME"]],
    [{ group: ["MRVL", "HOME"], sub: ["WILD"] }, patterns, null, ["MRVL", "HOME"]],
    [{ group: ["HOME"], sub: ["HOME"] }, home, null, ["HOME"]],
    [{ group: ["NOPE"] }, null, null, null],
    [{ sub: ["HOME"] }, null, null, null],
  ])("%j", (query, selected, sub, groups) => {
    expect(toSelection(filters, query)).toEqual({ filter: selected, sub, groups });
  });

  it("is converted back to its codes", () => {
    expect(toCodes({ filter: patterns, sub: shapes })).toEqual({ group: ["MRVL", "HOME"], sub: ["MRVL"] });
    expect(toCodes({ filter: null, sub: null })).toEqual({});
  });
});

describe("around a place", () => {
  const stockOf = (...codes: string[]) => codes.map((code, index) => ({ code, skuIds: [index, 100] }));
  const select = (group?: string[], sub?: string[]) => toSelection(filters, { group, sub });

  it("without a filter shows everything in stock", () => {
    expect(narrow(select(), stockOf("DC", "WILD"))).toEqual({ filter: null, sub: null, groups: null, cleared: null });
  });

  it("a filter keeps those of its groups that are in stock", () => {
    expect(narrow(select(["MRVL", "HOME"]), stockOf("HOME", "WILD"))).toEqual({
      filter: patterns,
      sub: null,
      groups: ["HOME"],
      cleared: null,
    });
    expect(narrow(select(["MRVL", "HOME"], ["HOME"]), stockOf("HOME"))).toEqual({
      filter: patterns,
      sub: brick,
      groups: ["HOME"],
      cleared: null,
    });
  });

  it("a filter without stock is cleared, with its sub-filter", () => {
    expect(narrow(select(["MRVL", "HOME"], ["HOME"]), stockOf("WILD"))).toEqual({
      filter: null,
      sub: null,
      groups: null,
      cleared: patterns,
    });
  });

  it("a sub-filter without stock is cleared alone", () => {
    expect(narrow(select(["MRVL", "HOME"], ["HOME"]), stockOf("MRVL"))).toEqual({
      filter: patterns,
      sub: null,
      groups: ["MRVL"],
      cleared: brick,
    });
  });

  it("a filter is cleared when nothing is in stock", () => {
    expect(narrow(select(["WILD"]), [])).toMatchObject({ filter: null, groups: null, cleared: wildlife });
  });

  it("groups are kept as far as they are in stock when the filters failed to load", () => {
    const unknown = toSelection(null, { group: ["WILD", "DC"] });
    expect(narrow(unknown, stockOf("DC"))).toEqual({ filter: null, sub: null, groups: ["DC"], cleared: null });
    expect(toSelection(null, { group: ["MRVL", "HOME"], sub: ["HOME"] })).toEqual({ filter: null, sub: null, groups: ["HOME"] });
    expect(toSelection(null, {}).groups).toBeNull();
  });

  it("a filter counts each blank of its groups once", () => {
    expect(countStock(patterns, stockOf("MRVL", "WILD", "HOME"))).toBe(3);
    expect(countStock(empty, stockOf("WILD"))).toBe(0);
  });
});

describe("designs by group", () => {
  it("are in the order of the filters, with their labels; other groups come last, without a label", () => {
    const designs = [design("x", "XMAS"), design("brick", "HOME"), design("dots", "MRVL"), design("fox", "WILD"), design("plaid", "HOME")];
    const groups = byGroup(designs, filters).map(({ code, label, designs: own }) => [code, label, own.map(({ designId }) => designId)]);
    expect(groups).toEqual([
      ["WILD", "Wildlife", ["fox"]],
      ["HOME", "Home", ["brick", "plaid"]],
      ["XMAS", null, ["x"]],
      ["MRVL", "Shapes", ["dots"]],
    ]);
  });

  it("leave out designs without picture and name", () => {
    expect(byGroup([design("a", "WILD", null)], filters)).toEqual([]);
    const [group] = byGroup([{ ...design("a", "WILD", null), image: { jp2: null, webp: "/a.webp", original: null } }], []);
    expect(group?.designs).toHaveLength(1);
  });
});

describe("pages of designs", () => {
  const groups = [
    ["WILD", PAGE_SIZE - 1],
    ["HOME", PAGE_SIZE],
    ["DC", 2],
  ].map(([code, count]) => ({
    code: String(code),
    label: null,
    designs: Array.from({ length: Number(count) }, (_, index) => design(`${code}-${index}`, String(code))),
  }));
  const shown = (page: number) => takePages(groups, page).map(({ code, designs, total }) => [code, designs.length, total]);

  it("start at the first one and cut the last group", () => {
    expect(shown(1)).toEqual([
      ["WILD", PAGE_SIZE - 1, PAGE_SIZE - 1],
      ["HOME", 1, PAGE_SIZE],
    ]);
    expect(shown(2)).toEqual([
      ["WILD", PAGE_SIZE - 1, PAGE_SIZE - 1],
      ["HOME", PAGE_SIZE, PAGE_SIZE],
      ["DC", 1, 2],
    ]);
  });

  it("end with the last design when a later page is requested", () => {
    for (const page of [3, 10_000])
      expect(shown(page)).toEqual([
        ["WILD", PAGE_SIZE - 1, PAGE_SIZE - 1],
        ["HOME", PAGE_SIZE, PAGE_SIZE],
        ["DC", 2, 2],
      ]);
  });
});
