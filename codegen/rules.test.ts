import { describe, expect, test } from "vitest";
import { createModelProject, customType, field, type ModelProject, slice } from "#tests/support/modelProject.ts";
import { generateContent, readContent } from "./content";

const page = (...slices: string[]) => customType("page", { slices: field.zone(...slices) });

function failureOf(project: ModelProject): string {
  const root = createModelProject(project);
  try {
    generateContent(root);
  } catch (error) {
    return (error as Error).message;
  }
  return "";
}

/** The faults of a model, one string each. */
function faultsOf(project: ModelProject): string[] {
  const [title, ...faults] = failureOf(project).split("\n  ");
  return title === "The content model does not fit the graph:" ? faults : title ? [title] : [];
}

describe("page types", () => {
  const warningsFor = (id: string, format: "page" | "custom" = "page") =>
    readContent(createModelProject({ customTypes: { page: page(), [id]: customType(id, { title: field.text() }, format) } })).warnings;

  test.each(["products", "media", "preview", "graphql", "error", "kiosk_locator", "key-services", "assets", "exit_preview", "share_image"])(
    "named %s are named, since the site needs their paths",
    (id) => {
      expect(warningsFor(id)).toEqual([
        `customtypes/${id}/index.json: the page type "${id}" would have its pages at /${id.replaceAll("_", "-")}/, which the site needs ` +
          "for itself: they are not shown. Give the type another id.",
      ]);
    },
  );

  test.each(["product", "blog_post", "key_gallery", "faq", "service_page", "media_kit", "homepage"])("named %s pass", (id) =>
    expect(warningsFor(id)).toEqual([]),
  );
});

describe("names", () => {
  test.each(["__x", "été", "two words"])("refuses the field id %s, naming model and field", (id) => {
    const faults = faultsOf({
      customTypes: { page: customType("page", { [id]: field.text(), slices: field.zone("hero") }) },
      slices: {
        Hero: slice("hero", { default: { primary: { list: field.group({ [id]: field.text() }) }, items: { [id]: field.text() } } }),
      },
    });
    const sentence = (file: string) =>
      `${file}: field "${id}" is not a valid GraphQL name, even with _ in place of each hyphen. Use letters, digits and hyphens.`;
    expect(faults).toEqual([
      sentence("customtypes/page/index.json"),
      sentence("slices/Hero/model.json"),
      sentence("slices/Hero/model.json"),
    ]);
  });

  test("refuses two fields that get the same GraphQL name", () => {
    expect(faultsOf({ customTypes: { page: customType("page", { "sign-up": field.text(), sign_up: field.text() }) } })).toEqual([
      'customtypes/page/index.json: field "sign_up" and "sign-up" both become the field sign_up of the graph. Give one of them another id.',
    ]);
  });

  test("allows hyphens and a leading digit in ids of custom types and variations, since type names leave these out", () => {
    const project = {
      customTypes: { page: customType("404-page", { slices: field.zone("hero") }) },
      slices: { Hero: slice("hero", { "with-image": {} }, "Hero Banner") },
    };
    expect(faultsOf(project)).toEqual([]);
  });

  test.each([["été"], ["two words"], ["__x"]])("refuses ids of custom types and variations like %s", (id) => {
    const faults = faultsOf({ customTypes: { page: customType(id, {}) }, slices: { Hero: slice("hero", { [id]: {} }) } });
    expect(faults).toEqual([
      expect.stringContaining(
        `customtypes/page/index.json: custom type "${id}" is not a valid GraphQL name, even with _ in place of each hyphen.`,
      ),
      expect.stringContaining(`slices/Hero/model.json: variation "${id}" is not a valid GraphQL name`),
    ]);
  });

  test("refuses ids of slices that Slice Machine cannot write into its index", () => {
    const faults = faultsOf({ customTypes: { page: page() }, slices: { A: slice("big-hero", { default: {} }, "3D Hero") } });
    expect(faults).toEqual([
      expect.stringMatching(/^slices\/A\/model\.json: slice "big-hero" is not a valid JavaScript name/),
      expect.stringMatching(/^slices\/A\/model\.json: the slice's name "3D Hero" is not a valid component name/),
    ]);
  });

  test.each(["page", "languages"])("refuses the singleton %s, naming the file that already defines its field of Query", (id) => {
    const faults = faultsOf({ customTypes: { [id]: { ...customType(id, {}), repeatable: false } } });
    expect(faults).toEqual([
      `customtypes/${id}/index.json and bff/modules/content/content.graphql ` +
        `both become the field of Query ${id}. Give one of them another id.`,
    ]);
  });

  test("refuses models that get the same type name, naming both", () => {
    const faults = faultsOf({
      customTypes: { page: page() },
      slices: { One: slice("big_hero", { default: {} }, "One"), Two: slice("bigHero", { default: {} }, "Two") },
    });
    expect(faults).toEqual([
      "slices/Two/model.json and slices/One/model.json both become the type BigHeroSlice. Give one of them another id.",
    ]);
  });

  test("refuses a slice whose type would be that of unknown slices", () => {
    const faults = faultsOf({ customTypes: { page: page() }, slices: { Unknown: slice("unknown", { default: {} }) } });
    expect(faults).toContain(
      "slices/Unknown/model.json and bff/modules/content/content.graphql both become the type UnknownSlice. Give one of them another id.",
    );
  });

  test.each([
    ["variations", slice("hero", { big_image: {}, bigImage: {} }), "HeroSliceBigImagePrimary"],
    [
      "groups",
      slice("hero", { default: { primary: { big_list: field.group({}), bigList: field.group({}) } } }),
      "HeroSliceDefaultPrimaryBigListItem",
    ],
  ])("refuses two %s that get the same type name, naming the model", (_, hero, type) => {
    const faults = faultsOf({ customTypes: { page: page("hero") }, slices: { Hero: hero } });
    expect(faults).toContain(`slices/Hero/model.json makes the type ${type} twice. Give one of its parts another id.`);
  });
});

describe("models that codegen refuses", () => {
  test("include a zone that allows a slice without a model, naming zone and slice", () => {
    expect(faultsOf({ customTypes: { page: page("hero") } })).toEqual([
      'customtypes/page/index.json: the slice zone "slices" allows "hero", which has no model below slices/. ' +
        "Create the slice, or take it out of the zone.",
    ]);
  });

  test("include legacy slices, saying how to replace them", () => {
    const zone = { type: "Slices", config: { choices: { old: { type: "Group" } } } };
    expect(faultsOf({ customTypes: { page: customType("page", { slices: zone }) } })).toEqual([
      'customtypes/page/index.json: slice "old" in "slices" is a legacy slice. Make it a shared slice below slices/.',
    ]);
  });

  test("include composite slices with invalid fields", () => {
    const old = { type: "Slice", "non-repeat": { "a b": field.text() }, repeat: { film: { type: "Video" } } };
    const zone = { type: "Slices", config: { choices: { old } } };
    expect(faultsOf({ customTypes: { page: customType("page", { slices: zone }) } })).toEqual([
      expect.stringContaining('customtypes/page/index.json: field "film" has the type "Video"'),
      expect.stringContaining('customtypes/page/index.json: field "a b" is not a valid GraphQL name'),
    ]);
  });

  test("include all unknown field types, naming model, field and type", () => {
    const hero = slice("hero", { default: { primary: { list: field.group({ shape: { type: "Polygon" } }), film: { type: "Video" } } } });
    const remedy = "which codegen/fieldTypes.ts does not know. Give it another, or add it there.";
    expect(faultsOf({ customTypes: { page: page("hero") }, slices: { Hero: hero } })).toEqual([
      `slices/Hero/model.json: field "shape" has the type "Polygon", ${remedy}`,
      `slices/Hero/model.json: field "film" has the type "Video", ${remedy}`,
    ]);
  });

  test("include a live.graphql without a fragment on its slice", () => {
    const project = { customTypes: { page: page("hero") }, slices: { Hero: slice("hero", { default: {} }) } };
    expect(faultsOf({ ...project, files: { "slices/Hero/live.graphql": "fragment Card on Kiosk { name }\n" } })).toEqual([
      expect.stringMatching(/^slices\/Hero\/live\.graphql holds no fragment on HeroSlice\. /),
    ]);
  });

  test("include a project without custom types, reported once", () => {
    expect(faultsOf({ customTypes: {} })).toEqual(["customtypes/ holds no model. Create a page type in Slice Machine."]);
  });

  test("are all reported at once", () => {
    const faults = faultsOf({
      customTypes: { page: customType("page", { "a b": field.text(), film: { type: "Video" }, slices: field.zone("hero", "gone") }) },
      slices: { Hero: slice("hero", { "big image": {} }) },
    });
    expect(faults).toEqual(['"film"', '"gone"', '"a b"', '"big image"'].map((name) => expect.stringContaining(name)));
  });
});
