import { describe, expect, test } from "vitest";
import { createModelProject, customType, field, slice } from "#tests/support/modelProject.ts";
import { readModels } from "./models";

const page = customType("page", { title: field.text() });

function faultOf(customTypes: Record<string, object | string>, slices: Record<string, object | string> = {}): string[] {
  return readModels(createModelProject({ customTypes, slices })).faults;
}

describe("a file that holds no model", () => {
  test.each([
    ["no JSON", "{", /^customtypes\/x\/index\.json is broken: .*\. Mend it, or pull the model from Prismic again\.$/],
    [
      "a byte order mark",
      '\uFEFF{"id":"x"}',
      /^customtypes\/x\/index\.json is broken: it begins with a byte order mark, .* Save it without one\.$/,
    ],
    [
      "a list",
      "[1]",
      /^customtypes\/x\/index\.json holds a list in place of the model of a custom type\. Put the model there, or remove the file\.$/,
    ],
    ["null", "null", /^customtypes\/x\/index\.json holds null in place of the model/],
    ["a model without id", "{}", /^customtypes\/x\/index\.json has no "id"\. /],
    ["a type without fields", '{"id":"x"}', /^customtypes\/x\/index\.json has no "json" with tabs of fields\. /],
    [
      "a list of fields",
      '{"id":"x","json":{"Main":[]}}',
      /^customtypes\/x\/index\.json has in the tab "Main" no fields by their ids, but a list\. /,
    ],
    ["a field that is null", '{"id":"x","json":{"Main":{"g":null}}}', /^customtypes\/x\/index\.json: field "g" has no type\. /],
  ])("is reported if it holds %s, and the other files are read", (_, text, fault) => {
    const { customTypes, faults } = readModels(createModelProject({ customTypes: { page, x: text } }));
    expect(faults).toEqual([expect.stringMatching(fault)]);
    expect(customTypes.map(({ model }) => model.id)).toContain("page");
  });

  test.each([
    ["no variations", { id: "hero", name: "Hero" }, /^slices\/Hero\/model\.json has no "variations"\. /],
    ["none of them", { id: "hero", name: "Hero", variations: [] }, /^slices\/Hero\/model\.json has no "variations"\. /],
    ["one without id", { id: "hero", name: "Hero", variations: [{}] }, /^slices\/Hero\/model\.json has a variation without an "id"\. /],
    [
      "a name that is not a string",
      { ...slice("hero", { default: {} }), name: 1 },
      /^slices\/Hero\/model\.json has a "name" that is not a string\. /,
    ],
  ])("of a slice is reported if it has %s", (_, model, fault) => {
    expect(faultOf({ page }, { Hero: model })).toEqual([expect.stringMatching(fault)]);
  });

  test("is reported together with all others in one run", () => {
    const bad = { ...page, json: { Main: { one: { type: "Video" }, two: null, three: field.group({ four: { type: "Rating" } }) } } };
    expect(faultOf({ a: "[]", page: bad }, { Hero: "{" }).map((fault) => fault.split(/[ :]/)[0])).toEqual([
      "customtypes/a/index.json",
      "customtypes/page/index.json",
      "customtypes/page/index.json",
      "customtypes/page/index.json",
      "slices/Hero/model.json",
    ]);
  });
});

describe("a model of an older version of Slice Machine", () => {
  test("may have null tabs, variations without fields, groups without config, and slices without a name", () => {
    const type = { ...page, json: { Main: null, More: { list: { type: "Group" } } } };
    const { customTypes, slices, faults } = readModels(
      createModelProject({
        customTypes: { page: type },
        slices: { Hero: { id: "hero", type: "SharedSlice", variations: [{ id: "default-slice", primary: null }] } },
      }),
    );
    expect(faults).toEqual([]);
    expect(customTypes[0]!.model.json).toEqual({ Main: {}, More: { list: { type: "Group", config: { fields: {} } } } });
    expect(slices[0]!.model).toMatchObject({ name: "hero", variations: [{ id: "default-slice", primary: {}, items: {} }] });
  });
});
