import { describe, expect, it } from "vitest";
import type { DesignCardFragment, GalleryFilterFragment } from "../../bff/__generated__/operations";
import { byGroup, filterHref, toSelection } from "./galleryView";

const filter = (label: string, query: string[], subFilters: GalleryFilterFragment["subFilters"] = []): GalleryFilterFragment => ({ id: label, image_url: null, label, query, subFilters });
const shapes = { label: "Shapes", query: ["MRVL"] };
const brick = { label: "Brick", query: ["HOME"] };
const wildlife = filter("Wildlife", ["WILD"]);
const home = filter("Home", ["HOME"]);
const patterns = filter("Patterns", ["MRVL", "HOME"], [shapes, brick]);
const empty = filter("Empty", []);
const filters = [wildlife, patterns, home, empty];
const design = (designId: string, designGroup: string, name: string | null = designId): DesignCardFragment => ({ designId, designGroup, name, skuId: 1, image: null });

describe("what an address selects", () => {
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

  it("is what the address was made of", () => {
    expect(filterHref("/key-gallery/")).toBe("/key-gallery/");
    expect(filterHref("/key-gallery/", patterns)).toBe("/key-gallery/?group=MRVL,HOME");
    expect(filterHref("/fr-ca/key-gallery/", patterns, shapes)).toBe("/fr-ca/key-gallery/?group=MRVL,HOME&sub=MRVL");
  });
});

describe("designs by group", () => {
  it("come in the order of the filters, under what these call them; other groups last, without a name", () => {
    const designs = [design("x", "XMAS"), design("brick", "HOME"), design("dots", "MRVL"), design("fox", "WILD"), design("plaid", "HOME")];
    const groups = byGroup(designs, filters).map(({ code, label, designs: own }) => [code, label, own.map(({ designId }) => designId)]);
    expect(groups).toEqual([
      ["WILD", "Wildlife", ["fox"]],
      ["HOME", "Home", ["brick", "plaid"]],
      ["XMAS", null, ["x"]],
      ["MRVL", "Shapes", ["dots"]],
    ]);
  });

  it("leave out what can neither be seen nor read", () => {
    expect(byGroup([design("a", "WILD", null)], filters)).toEqual([]);
    const [group] = byGroup([{ ...design("a", "WILD", null), image: { jp2: null, webp: "/a.webp", original: null } }], []);
    expect(group?.designs).toHaveLength(1);
  });
});
