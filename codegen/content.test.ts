import { readFileSync } from "node:fs";
import {
  buildSchema,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
  NoUnusedFragmentsRule,
  parse,
  specifiedRules,
  validate,
} from "graphql";
import { describe, expect, test } from "vitest";
import { createModelProject, customType, field, type ModelProject, slice } from "#tests/support/modelProject.ts";
import type { ContentManifest } from "#bff/modules/content/manifest.ts";
import { generateContent } from "./content";
import type { Outputs } from "./outputs";
import { generateSliceMachineFiles } from "./sliceMachine";

const operations = readFileSync("site/bff/operations/content.graphql", "utf8");

function generate(project: ModelProject) {
  const outputs = generateContent(createModelProject(project));
  const schema = buildSchema(outputs.get("bff/schema.graphql")!);
  const fragments = [...outputs].filter(([file]) => file.endsWith(".graphql") && /^(slices|site)\//.test(file)).map(([, text]) => text);
  return { outputs, schema, document: [operations, ...fragments].join("\n") };
}

/** Returns the validation errors of a document; unused fragments are allowed, since custom types always have one. */
function faultsOf(schema: GraphQLSchema, document: string): string[] {
  const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);
  return validate(schema, parse(document), rules).map((error) => error.message);
}

function fieldsOf(schema: GraphQLSchema, type: string) {
  const fields = (schema.getType(type) as GraphQLObjectType | undefined)?.getFields() ?? {};
  return Object.fromEntries(Object.entries(fields).map(([name, { type: of }]) => [name, String(of)]));
}

function descriptionOf(schema: GraphQLSchema, type: string, name: string) {
  return (schema.getType(type) as GraphQLObjectType).getFields()[name]?.description;
}

const uid = { uid: { type: "UID" } };

/** A custom type in the form that Slice Machine wrote before it had the "format" of page types. */
function withoutFormat(id: string, fields: Parameters<typeof customType>[1]) {
  return { ...customType(id, fields), format: undefined };
}

function manifestIn(outputs: Outputs): ContentManifest {
  const printed = outputs.get("bff/modules/content/__generated__/manifest.ts")!;
  return JSON.parse(printed.slice(printed.indexOf("= {") + 2, printed.lastIndexOf(";")));
}

const everyField = {
  flag: { type: "Boolean" },
  tint: { type: "Color" },
  day: { type: "Date" },
  film: { type: "Embed" },
  place: { type: "GeoPoint" },
  picture: field.image(),
  product: { type: "IntegrationFields" },
  target: field.link(),
  targets: field.link(true),
  amount: { type: "Number" },
  range: { type: "Range" },
  choice: { type: "Select" },
  body: field.richText(),
  grid: { type: "Table" },
  name: field.text(),
  moment: { type: "Timestamp" },
};

describe("the graph of the content model", () => {
  test("has one scalar per field type, all nullable, and groups that are never null", () => {
    const model = slice("hero", { default: { primary: { ...everyField, rows: field.group({ cell: field.text() }) } } });
    const { schema } = generate({ customTypes: { page: customType("page", { slices: field.zone("hero") }) }, slices: { Hero: model } });
    expect(fieldsOf(schema, "HeroSliceDefaultPrimary")).toEqual({
      flag: "Boolean",
      tint: "Color",
      day: "Date",
      film: "Embed",
      place: "GeoPoint",
      picture: "Image",
      product: "IntegrationField",
      target: "Link",
      targets: "[Link!]",
      amount: "Number",
      range: "Number",
      choice: "Select",
      body: "RichText",
      grid: "Table",
      name: "KeyText",
      moment: "Timestamp",
      rows: "[HeroSliceDefaultPrimaryRowsItem!]!",
    });
  });

  test("leaves out the uid and separators, which hold no content", () => {
    const page = customType("page", { uid: { type: "UID" }, line: { type: "Separator" }, title: field.text() });
    expect(fieldsOf(generate({ customTypes: { page } }).schema, "PageDocumentData")).toEqual({ title: "KeyText" });
  });

  test("joins the fields of all tabs of a custom type", () => {
    const page = { ...customType("page", {}), json: { Main: { title: field.text() }, SEO: { meta: field.text() } } };
    expect(fieldsOf(generate({ customTypes: { page } }).schema, "PageDocumentData")).toEqual({ title: "KeyText", meta: "KeyText" });
  });

  test("has unions of variations even where there is one, and an UnknownSlice in every zone, empty ones too", () => {
    const { schema } = generate({
      customTypes: { page: customType("page", { slices: field.zone("hero"), aside: field.zone() }) },
      slices: { Hero: slice("hero", { default: {} }), Unused: slice("unused", { default: {} }) },
    });
    const membersOf = (union: string) => schema.getPossibleTypes(schema.getType(union) as never).map(String);
    expect(membersOf("PageDocumentDataSlicesSlice")).toEqual(["HeroSlice", "UnknownSlice"]);
    expect(membersOf("PageDocumentDataAsideSlice")).toEqual(["UnknownSlice"]);
    expect(membersOf("HeroSlicePrimary")).toEqual(["HeroSliceDefaultPrimary"]);
    expect(membersOf("HeroSliceItems")).toEqual(["HeroSliceDefaultItem"]);
    expect(fieldsOf(schema, "HeroSlice")).toMatchObject({
      slice_type: "String!",
      variation: "String!",
      primary: "HeroSlicePrimary!",
      items: "[HeroSliceItems!]!",
    });
  });

  test("has only page types in the union Page", () => {
    const { schema } = generate({
      customTypes: { menu: customType("menu", { title: field.text() }, "custom"), page: customType("page", { title: field.text() }) },
    });
    expect(schema.getPossibleTypes(schema.getType("Page") as never).map(String)).toEqual(["PageDocument"]);
    expect(fieldsOf(schema, "MenuDocument")).toMatchObject({ data: "MenuDocumentData!" });
  });

  test("has a field for each custom type of one document per language, and for no other", () => {
    const banner = { ...customType("cookie_banner", { title: field.text() }, "custom"), repeatable: false, label: 'A "cookie" banner' };
    const { schema } = generate({ customTypes: { banner, page: customType("page", { title: field.text() }) } });
    const queries = schema.getQueryType()!.getFields();
    expect(String(queries.cookieBanner?.type)).toBe("CookieBannerDocument");
    expect(queries.cookieBanner?.args.map(({ name, type, defaultValue }) => [name, String(type), defaultValue])).toEqual([
      ["language", "LanguageCode!", "EN_US"],
    ]);
    expect(queries.cookieBanner?.description).toContain('A "cookie" banner');
    expect(fieldsOf(schema, "Query").page).toBe("Page");
  });

  test("pages with a slice zone are PageWithSlices, other documents are not", () => {
    const { schema } = generate({
      customTypes: {
        page: customType("page", { slices: field.zone() }),
        plain: customType("plain", {}),
        menu: customType("menu", {}, "custom"),
      },
    });
    const pages = schema.getImplementations(schema.getType("PageWithSlices") as GraphQLInterfaceType).objects;
    expect(pages.map(({ name }) => name)).toEqual(["PageDocument"]);
  });

  test("names the field of a singleton after its id, in camelCase and in characters that GraphQL allows", () => {
    const single = (id: string) => ({ ...customType(id, {}, "custom"), repeatable: false });
    const { schema, outputs } = generate({
      customTypes: { page: customType("page", {}), menu: single("site-menu"), error: single("404") },
    });
    expect(fieldsOf(schema, "Query")).toMatchObject({ siteMenu: "SiteMenuDocument", _404: "_404Document" });
    expect(manifestIn(outputs).documents).toMatchObject({ "site-menu": { singleton: "siteMenu" }, "404": { singleton: "_404" } });
  });

  test.each([
    ["format page", { a: customType("a", {}), b: customType("b", uid, "custom") }, ["ADocument"]],
    ["a uid, if none has a format", { a: customType("a", {}, "custom"), b: withoutFormat("b", uid) }, ["BDocument"]],
    ["neither format nor uid, if no type has one", { a: withoutFormat("a", {}), b: withoutFormat("b", {}) }, ["ADocument", "BDocument"]],
  ])("treats types as pages that have %s", (_, customTypes, pages) => {
    const { schema } = generate({ customTypes });
    expect(schema.getPossibleTypes(schema.getType("Page") as never).map(String)).toEqual(pages);
  });

  const promo = (fields: object) => ({ type: "Slice", fieldset: "Promo", "non-repeat": fields, repeat: { link: field.link() } });

  test("has one type for a composite slice whose zones all have the same fields for it, however they are labelled", () => {
    const zone = (label: string) => ({ type: "Slices", config: { choices: { promo: promo({ title: field.text(label) }) } } });
    const page = customType("page", { body: zone("Title"), more: zone("Title") });
    const { schema, document, outputs } = generate({ customTypes: { page, article: customType("article", { body: zone("Heading") }) } });
    expect(faultsOf(schema, document)).toEqual([]);
    const zones = ["PageDocumentDataBodySlice", "PageDocumentDataMoreSlice", "ArticleDocumentDataBodySlice"];
    for (const union of zones) {
      expect(schema.getPossibleTypes(schema.getType(union) as never).map(String)).toEqual(["PromoSlice", "UnknownSlice"]);
      expect(manifestIn(outputs).composites[union]?.promo).toEqual({
        type: "PromoSlice",
        variations: { default: { primary: "PromoSliceDefaultPrimary", item: "PromoSliceDefaultItem" } },
      });
    }
    expect(document.match(/^fragment \w*Promo\w*/gm)).toEqual(["fragment PromoSliceFields"]);
  });

  test.each([
    ["a shared slice", { promo: promo({}) }, {}, ["ADocumentDataBodyPromoSlice"]],
    [
      "a composite slice whose id is spelled differently",
      { promo: promo({}) },
      { Promo: promo({}) },
      ["ADocumentDataBodyPromoSlice", "BDocumentDataBodyPromoSlice"],
    ],
    ["the type of unknown slices", { unknown: promo({}) }, {}, ["ADocumentDataBodyUnknownSlice"]],
  ])("gives a composite slice its zone's name if %s has its own", (what, ofA, ofB, expected) => {
    const zone = (id: string, choices: object) => customType(id, { body: { type: "Slices", config: { choices } } });
    const slices: ModelProject["slices"] = what === "a shared slice" ? { Promo: slice("promo", { default: {} }) } : {};
    const { schema, document } = generate({ customTypes: { a: zone("a", ofA), b: zone("b", ofB) }, slices });
    expect(faultsOf(schema, document)).toEqual([]);
    expect(Object.keys(schema.getTypeMap()).filter((type) => /^[AB]Document.*(Promo|Unknown)Slice$/.test(type))).toEqual(expected);
  });

  test("gives composite slices that differ in their zones types of their own, with Prismic's names", async () => {
    const zone = (fields: object) => ({ type: "Slices", config: { choices: { promo: promo(fields), hero: { type: "SharedSlice" } } } });
    const project: ModelProject = {
      customTypes: {
        page: customType("page", { body: zone({ title: field.text() }) }),
        article: customType("article", { body: zone({ title: field.image() }) }),
      },
      slices: { Hero: slice("hero", { default: { primary: { title: field.text() } } }) },
    };
    const { schema, document, outputs } = generate(project);
    expect(faultsOf(schema, document)).toEqual([]);
    expect(schema.getPossibleTypes(schema.getType("PageDocumentDataBodySlice") as never).map(String)).toEqual([
      "HeroSlice",
      "PageDocumentDataBodyPromoSlice",
      "UnknownSlice",
    ]);
    expect(fieldsOf(schema, "PageDocumentDataBodyPromoSliceDefaultPrimary")).toEqual({ title: "KeyText" });
    expect(fieldsOf(schema, "ArticleDocumentDataBodyPromoSliceDefaultPrimary")).toEqual({ title: "Image" });
    expect(document).toContain("fragment ArticleDocumentDataBodyPromoSliceFields on ArticleDocumentDataBodyPromoSlice {");
    expect(document).toContain("title__Image: title");
    expect(manifestIn(outputs).composites.PageDocumentDataBodySlice?.promo?.type).toBe("PageDocumentDataBodyPromoSlice");
    const written = await generateSliceMachineFiles(createModelProject(project));
    expect(written.get("prismicio-types.d.ts")).toContain("interface PageDocumentDataBodyPromoSlicePrimary {");
  });

  test("names its types as Prismic's generator does", async () => {
    const rows = { link_rows: field.group({ x: field.text() }) };
    const model = slice(
      "big_hero_2",
      { with_image: { primary: rows, items: { y: field.text() } }, default: { primary: rows } },
      "BigHero2",
    );
    const project = {
      customTypes: { page: customType("landing_page", { slices: field.zone("big_hero_2"), rows: field.group({ x: field.text() }) }) },
      slices: { BigHero2: model },
    };
    const { schema } = generate(project);
    const written = await generateSliceMachineFiles(createModelProject(project));
    const declared = new Set(written.get("prismicio-types.d.ts")!.match(/(?<=\b(?:interface|type) )\w+/g));
    const ours = Object.keys(schema.getTypeMap()).filter((type) => /^(LandingPage|BigHero2).*(Data|Primary|Item|Slice)$/.test(type));
    expect(ours).toContain("BigHero2SliceWithImagePrimaryLinkRowsItem");
    // Prismic's generator has no union of variations, and its type of an item without fields is `never`.
    expect(ours.filter((type) => !declared.has(type))).toEqual(["BigHero2SlicePrimary", "BigHero2SliceDefaultItem"]);
  });
});

describe("descriptions in the graph", () => {
  test.each([
    ["a label and a placeholder", "Title", "In six words", "Title: In six words"],
    ["quotes around", '"Title"', undefined, '"Title"'],
    ["three quotes inside", 'say """ now', undefined, 'say """ now'],
    ["three quotes at its end", 'say """', undefined, 'say """'],
    ["four quotes", '""""', undefined, '""""'],
    ["a backslash at its end", "C:\\", undefined, "C:\\"],
    ["a backslash before three quotes", '\\"""', undefined, '\\"""'],
    ["lines", "one\n\ntwo", undefined, "one\n\ntwo"],
    ["a hash", "# 1", undefined, "# 1"],
  ])("survive %s", (_, label, placeholder, description) => {
    const { schema } = generate({ customTypes: { page: customType("page", { title: field.text(label, placeholder) }) } });
    expect(descriptionOf(schema, "PageDocumentData", "title")?.trimEnd()).toBe(description);
  });

  test("of slices and custom types come from their models", () => {
    const { schema } = generate({
      customTypes: { page: { ...customType("page", { slices: field.zone("hero") }), label: 'The "big" page' } },
      slices: { Hero: { ...slice("hero", { default: {} }), description: 'Ends with "quotes"' } },
    });
    expect(schema.getType("PageDocument")?.description).toBe('A document of the custom type "The "big" page".');
    expect(schema.getType("HeroSlice")?.description?.trimEnd()).toBe('Ends with "quotes"');
  });
});

describe("the printed fragments", () => {
  test("are valid for the printed graph, with groups in groups, lists, empty parts and several page types", () => {
    const nested = field.group({ name: field.text(), deep: field.group({ target: field.link(true) }), hollow: field.group({}) });
    const { schema, document } = generate({
      customTypes: {
        page: customType("page", { slices: field.zone("hero", "teaser"), rows: nested }),
        article: customType("article", { slices: field.zone("teaser"), title: field.text() }),
        blank: customType("blank", {}),
        menu: customType("menu", { entries: nested, title: field.image() }, "custom"),
      },
      slices: {
        Hero: slice("hero", { default: { primary: { ...everyField, rows: nested } }, bare: {} }),
        Teaser: slice("teaser", { default: { items: { target: field.link() } }, wide: { primary: { rows: nested } } }),
      },
    });
    expect(faultsOf(schema, document)).toEqual([]);
    expect(document).toContain("... on HeroSliceBarePrimary {\n      __typename");
    expect(document).toContain("... on TeaserSliceDefaultItem {\n      target");
    expect(fieldsOf(schema, "HeroSliceBarePrimary")).toEqual({ _empty: "Boolean" });
    expect(fieldsOf(schema, "BlankDocumentData")).toEqual({ _empty: "Boolean" });
  });

  test("use aliases, known to schema, BFF and site, for fields that differ in type or whose ids are invalid in GraphQL", () => {
    const rows = { "sign-up": field.link(), rows: field.group({ "cell-1": field.text() }) };
    const { schema, document, outputs } = generate({
      customTypes: {
        page: customType("page", { slices: field.zone("hero", "teaser"), head: field.text() }),
        article: customType("article", { slices: field.zone("teaser"), head: field.group({ x: field.text() }) }),
      },
      slices: {
        Hero: slice("hero", { default: { primary: { title: field.richText() } }, wide: { primary: { title: field.image() } } }),
        Teaser: slice("teaser", { default: { primary: { title: field.text("Title"), ...rows }, items: { title: field.link(true) } } }),
      },
    });
    expect(faultsOf(schema, document)).toEqual([]);
    expect(document).toContain("title__KeyText: title\n      sign_up__Link: sign_up\n      rows {\n        cell_1__KeyText: cell_1\n");
    expect(fieldsOf(schema, "TeaserSliceDefaultPrimary")).toMatchObject({ title: "KeyText", sign_up: "Link" });
    expect(descriptionOf(schema, "TeaserSliceDefaultPrimary", "title")).toMatch(
      /^Title\n\nAsk for it as `title__KeyText: title` beside others: /,
    );
    expect(descriptionOf(schema, "TeaserSliceDefaultPrimary", "sign_up")).toContain("Its id in the model is `sign-up`.");
    expect(manifestIn(outputs)).toMatchObject({
      renamed: { TeaserSliceDefaultPrimary: { sign_up: "sign-up" }, TeaserSliceDefaultPrimaryRowsItem: { cell_1: "cell-1" } },
      aliases: { title__KeyText: "title", sign_up__Link: "sign_up" },
    });
    expect(outputs.get("site/bff/__generated__/fieldNames.ts")).toContain('  "sign_up__Link": "sign-up",\n');
  });

  test("of a page spread only its own slices and their live fields", () => {
    const { schema, document, outputs } = generate({
      customTypes: { page: customType("page", { slices: field.zone("hero") }) },
      slices: { Hero: slice("hero", { default: {} }), Other: slice("other", { default: {} }) },
      files: {
        "slices/Hero/live.graphql": "fragment Inner on Query {\n  ok\n}\n\nfragment HeroNow on HeroSlice {\n  now\n}\n",
        "bff/modules/now/now.graphql": "extend type HeroSlice {\n  now: String\n}\n",
      },
    });
    const pages = outputs.get("site/bff/__generated__/content.graphql")!;
    expect(pages.match(/\.\.\.\w+/g)).toEqual([
      "...PageDocumentFields",
      "...DocumentEnvelope",
      "...HeroSliceFields",
      "...HeroNow",
      "...UnknownSliceFields",
    ]);
    expect(faultsOf(schema, `${document}\nfragment HeroNow on HeroSlice { now }`)).toEqual([]);
    expect(fieldsOf(schema, "HeroSlice")).toHaveProperty("now", "String");
  });
});

describe("other code generated from the models", () => {
  test("does not depend on the order of folders, and the index imports every slice by folder and id", async () => {
    const zone = { page: customType("page", { slices: field.zone("zebra", "ant") }) };
    const zebra = slice("zebra", { default: {} });
    const ant = slice("ant", { default: {} });
    const one = generate({ customTypes: zone, slices: { Zebra: zebra, AntFolder: ant } }).outputs;
    const other = generate({ customTypes: zone, slices: { AntFolder: ant, Zebra: zebra } }).outputs;
    expect([...one]).toEqual([...other]);
    const written = await generateSliceMachineFiles(createModelProject({ customTypes: zone, slices: { Zebra: zebra, AntFolder: ant } }));
    expect(written.get("slices/index.ts")).toBe(
      '// Code generated by Slice Machine. DO NOT EDIT.\n\nimport Ant from "./AntFolder";\nimport Zebra from "./Zebra";\n\n' +
        "export const components = {\n  ant: Ant,\n  zebra: Zebra,\n};\n",
    );
  });

  test("names a slice's component as Slice Machine does if the slice's name has spaces", async () => {
    const project = {
      customTypes: { page: customType("page", {}) },
      slices: { CallToAction: slice("cta", { default: {} }, "Call to Action") },
    };
    const written = await generateSliceMachineFiles(createModelProject(project));
    expect(written.get("slices/index.ts")).toContain('import CallToAction from "./CallToAction";\n');
    expect(written.get("slices/index.ts")).toContain("  cta: CallToAction,\n");
  });

  test("includes a manifest of variations, zones, page types and lists for the BFF", () => {
    const { outputs } = generate({
      customTypes: {
        page: customType("page", { slices: field.zone("hero"), rows: field.group({ deep: field.group({}) }) }),
        menu: customType("menu", {}, "custom"),
      },
      slices: { Hero: slice("hero", { default: { primary: { list: field.group({ x: field.text() }) } }, compact: {} }) },
    });
    expect(manifestIn(outputs)).toEqual({
      documents: {
        menu: { type: "MenuDocument", isPage: false },
        page: { type: "PageDocument", isPage: true, zones: [["slices", "PageDocumentDataSlicesSlice"]] },
      },
      slices: {
        hero: {
          type: "HeroSlice",
          variations: {
            default: { primary: "HeroSliceDefaultPrimary", item: "HeroSliceDefaultItem" },
            compact: { primary: "HeroSliceCompactPrimary", item: "HeroSliceCompactItem" },
          },
        },
      },
      zones: { PageDocumentDataSlicesSlice: ["hero"] },
      composites: {},
      renamed: {},
      aliases: {},
      lists: { PageDocumentData: ["slices", "rows"], PageDocumentDataRowsItem: ["deep"], HeroSliceDefaultPrimary: ["list"] },
    });
  });
});
