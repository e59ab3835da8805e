import { describe, expect, test } from "vitest";
import { createModelProject, customType, field, type ModelProject, slice } from "#tests/support/modelProject.ts";
import { readModels } from "./models";
import { chooseResponseKeys } from "./responseKeys";
import { toContentShape, withGroups } from "./shape";

const page = (...slices: string[]) => customType("page", { slices: field.zone(...slices) });

function choose(project: ModelProject) {
  const shape = toContentShape(readModels(createModelProject(project)));
  const keys = chooseResponseKeys(shape);
  /** The response keys of all fields of a slice or document, in the order of its variations and groups. */
  const keysOf = (id: string) => {
    const sliceShape = shape.slices.find((one) => one.id === id);
    const document = shape.documents.find((one) => one.id === id);
    const objects = sliceShape ? sliceShape.variations.flatMap(({ primary, item }) => [primary, item]) : [document!.data];
    return objects.flatMap(withGroups).flatMap(({ fields }) => fields.map(keys.of));
  };
  return { keysOf, aliases: Object.fromEntries(keys.aliases) };
}

describe("fields at one path", () => {
  test("of two types keep the name for the most frequent type, and get an alias by their type otherwise", () => {
    const { keysOf, aliases } = choose({
      customTypes: { page: page("hero", "teaser", "card") },
      slices: {
        Card: slice("card", { default: { primary: { title: field.text() } } }),
        Hero: slice("hero", { default: { primary: { title: field.richText() } } }),
        Teaser: slice("teaser", { default: { primary: { title: field.richText(), text: field.text() } } }),
      },
    });
    expect([keysOf("hero"), keysOf("teaser"), keysOf("card")]).toEqual([["title"], ["title", "text"], ["title__KeyText"]]);
    expect(aliases).toEqual({ title__KeyText: { name: "title", id: "title" } });
  });

  test("of two variations of one slice may have different types, even if no zone allows the slice", () => {
    const hero = slice("hero", { default: { primary: { title: field.richText() } }, compact: { primary: { title: field.text() } } });
    expect(choose({ customTypes: { page: page() }, slices: { Hero: hero } }).keysOf("hero")).toEqual(["title__RichText", "title"]);
  });

  test.each([
    ["a list and a single value", field.link(true), field.link(), ["thing"], ["thing__Links"]],
    ["a group and a leaf", field.group({}), field.text(), ["thing"], ["thing__KeyText"]],
    ["leaves inside a group", field.group({ x: field.image() }), field.group({ x: field.link() }), ["thing", "x"], ["thing", "x__Link"]],
    [
      "leaves inside a group of a group",
      field.group({ deep: field.group({ x: field.image() }) }),
      field.group({ deep: field.group({ x: field.link() }) }),
      ["thing", "deep", "x"],
      ["thing", "deep", "x__Link"],
    ],
  ])("may be %s", (_, one, other, ...keys) => {
    const { keysOf } = choose({
      customTypes: { page: page("a", "b") },
      slices: { A: slice("a", { default: { primary: { thing: one } } }), B: slice("b", { default: { primary: { thing: other } } }) },
    });
    expect([keysOf("a"), keysOf("b")].toSorted()).toEqual(keys.toSorted());
  });

  test("of items may have different types, independently of those of primary", () => {
    const meets = choose({
      customTypes: { page: page("a", "b") },
      slices: {
        A: slice("a", { default: { items: { thing: field.image() } } }),
        B: slice("b", { default: { items: { thing: field.text() } } }),
      },
    });
    expect([meets.keysOf("a"), meets.keysOf("b")]).toEqual([["thing"], ["thing__KeyText"]]);
    const both = slice("a", { default: { primary: { thing: field.image() }, items: { thing: field.text() } } });
    expect(choose({ customTypes: { page: page("a") }, slices: { A: both } }).aliases).toEqual({});
  });

  test("of page types may have different types; those of a custom type share no path with others", () => {
    const article = customType("article", { head: field.image() });
    const menu = { head: field.text() };
    expect(choose({ customTypes: { article, menu: customType("menu", menu) } }).aliases).toEqual({
      head__KeyText: { name: "head", id: "head" },
    });
    expect(choose({ customTypes: { article, menu: customType("menu", menu, "custom") } }).aliases).toEqual({});
  });
});

describe("slices", () => {
  const slices = {
    Hero: slice("hero", { default: { primary: { title: field.text() } } }),
    MenuItem: slice("menu_item", { default: { primary: { title: field.richText() } } }),
  };

  test("whose zones are never at the same path need no aliases", () => {
    const menu = customType("menu", { slices: field.zone("menu_item") }, "custom");
    expect(choose({ customTypes: { page: page("hero"), menu }, slices }).aliases).toEqual({});
    const aside = customType("page", { slices: field.zone("hero"), aside: field.zone("menu_item") });
    expect(choose({ customTypes: { page: aside }, slices }).aliases).toEqual({});
  });

  test("of zones at the same path of two page types need aliases", () => {
    const article = customType("article", { slices: field.zone("menu_item") });
    expect(choose({ customTypes: { page: page("hero"), article }, slices }).aliases).toHaveProperty("title__RichText");
  });
});

describe("an alias", () => {
  test("is given to every field whose id is not a valid GraphQL name", () => {
    const { keysOf, aliases } = choose({
      customTypes: { page: customType("page", { "sign-up": field.link(), "404_text": field.text() }) },
    });
    expect(keysOf("page")).toEqual(["sign_up__Link", "_404_text__KeyText"]);
    expect(aliases).toEqual({
      _404_text__KeyText: { name: "_404_text", id: "404_text" },
      sign_up__Link: { name: "sign_up", id: "sign-up" },
    });
  });

  test("differs from all field names, and belongs to one id only", () => {
    const { keysOf } = choose({
      customTypes: {
        page: customType("page", { "a-b": field.text(), a_b__KeyText: field.text() }),
        other: customType("other", { "a-b": field.text() }),
      },
    });
    expect(keysOf("page")).toEqual(["a_b__KeyText_", "a_b__KeyText"]);
    expect(keysOf("other")).toEqual(["a_b__KeyText_"]);
  });
});
