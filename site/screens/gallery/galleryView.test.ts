import { describe, expect, it } from "vitest";
import type { DesignCardFragment, GalleryFilterFragment } from "../../bff/__generated__/operations";
import { countStock, narrow, toCodes, toSelection, toShown } from "./galleryView";

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

describe("the designs that are shown", () => {
  const idsOf = (designs: DesignCardFragment[], find?: string) => toShown(designs, filters, find).map(({ designId }) => designId);
  const all = [
    { ...design("x", "XMAS"), name: "Étoile" },
    { ...design("brick", "HOME"), name: "Red brick" },
    { ...design("dots", "MRVL"), name: "Dots" },
    { ...design("fox", "WILD"), name: "Fox" },
    { ...design("plaid", "HOME"), name: "Plaid" },
  ];

  it("stand by group in the order of the filters; other groups come last", () => {
    expect(idsOf(all)).toEqual(["fox", "brick", "plaid", "x", "dots"]);
  });

  it("leave out designs without picture and name", () => {
    expect(idsOf([design("a", "WILD", null)])).toEqual([]);
    expect(idsOf([{ ...design("a", "WILD", null), image: { jp2: null, webp: "/a.webp", original: null } }])).toEqual(["a"]);
  });

  it.each([
    ["fox", ["fox"]],
    ["  FO ", ["fox"]],
    ["etoile", ["x"]],
    ["wildlife", ["fox"]],
    ["home red", ["brick"]],
    ["hockey", []],
  ])("with the words %j are those whose name or group has them", (find, ids) => {
    expect(idsOf(all, find)).toEqual(ids);
  });
});
