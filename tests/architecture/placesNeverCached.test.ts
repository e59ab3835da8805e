import { readFileSync } from "node:fs";
import {
  buildSchema,
  concatAST,
  type DocumentNode,
  getNamedType,
  isObjectType,
  Kind,
  parse,
  separateOperations,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";
import { describe, expect, it } from "vitest";
import { importsOf, isTest, listCode, listFiles } from "../support/sourceFiles";

const schema = buildSchema(readFileSync("bff/schema.graphql", "utf8"));
const cacheControl = schema.getDirective("cacheControl")!;

/** Whether the graph forbids to keep anything of a type. */
function isNeverKept(typeName: string): boolean {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) return false;
  const hint = type.astNode?.directives?.find(({ name }) => name.value === cacheControl.name);
  const maxAge = hint?.arguments?.find(({ name }) => name.value === "maxAge")?.value;
  return maxAge?.kind === Kind.INT && Number(maxAge.value) === 0;
}

/** What an operation and all its fragments select that may not be kept, as `Type.field: Type`. */
function forbiddenIn(operation: DocumentNode): string[] {
  const found: string[] = [];
  const info = new TypeInfo(schema);
  const onField = () => {
    const type = getNamedType(info.getType())?.name ?? "";
    if (isNeverKept(type)) found.push(`${info.getParentType()?.name}.${info.getFieldDef()?.name}: ${type}`);
  };
  visit(operation, visitWithTypeInfo(info, { Field: onField }));
  return found;
}

/** All operations of the site by name, each with the fragments that it needs. */
function operationsOf(texts: readonly string[]): Record<string, DocumentNode> {
  return separateOperations(concatAST(texts.map((text) => parse(text))));
}

const documents = [...listFiles("site"), ...listFiles("slices")]
  .filter((file) => file.endsWith(".graphql"))
  .map((file) => readFileSync(file, "utf8"));
const operations = operationsOf(documents);

/** Operations whose document a file names, e.g. `PageByPathDocument`. */
const operationsNamedIn = (text: string) =>
  [...text.matchAll(/\b(\w+)Document\b/g)].map(([, name]) => name!).filter((name) => name in operations);

const read = (file: string) => readFileSync(file, "utf8");
const isOfBrowser = (file: string) => /^\s*["']use client["'];?\s*$/m.test(read(file));

/** The pages, and all that they reach on the server. */
function filesOfPages(): Set<string> {
  const reached = new Set(listCode("site/app/[edition]").filter((file) => !isTest(file)));
  for (const file of reached) {
    for (const { target, isPackage, isType } of importsOf(file)) {
      // What runs in the browser is asked for after the page.
      if (isPackage || isType || !/\.tsx?$/.test(target) || target.includes("__generated__") || isOfBrowser(target)) continue;
      reached.add(target);
    }
  }
  return reached;
}

/** Asked in a visitor's name, for a page that is that visitor's own (site/routing/pagePaths). */
const OWN = ["PointOfWords"];
const asked = [...new Set([...filesOfPages()].flatMap((file) => operationsNamedIn(read(file))))];

describe("what a page asks for", () => {
  it("is found at all", () => {
    expect(asked).toEqual(expect.arrayContaining(["PageByPath", ...OWN]));
  });

  // The BFF lets nobody keep it (bff/modules/places/loaders.ts): a page that asked for it would be made for each visitor.
  it.each(asked.filter((name) => !OWN.includes(name)))("holds nothing that may not be kept: %s", (name) => {
    expect(forbiddenIn(operations[name]!)).toEqual([]);
  });
});

describe("this check", () => {
  it("sees a rating that a fragment of a slice selects, however deep", () => {
    const live = read("slices/FeaturedKiosks/live.graphql");
    const rated = live.replace("fragment KioskCard on Kiosk {", "fragment KioskCard on Kiosk {\n rating { reviews { text } }");
    const changed = operationsOf(documents.map((text) => (text === live ? rated : text)));
    expect(rated).not.toBe(live);
    expect(forbiddenIn(changed.PageByPath!)).toEqual(["Kiosk.rating: PlaceRating", "PlaceRating.reviews: PlaceReview"]);
  });

  it("knows every type of the Places module as one that may not be kept", () => {
    const types = parse(read("bff/modules/places/places.graphql")).definitions.flatMap((node) =>
      node.kind === Kind.OBJECT_TYPE_DEFINITION ? [node.name.value] : [],
    );
    expect(types).toContain("PlaceRating");
    expect(types.filter((name) => !isNeverKept(name))).toEqual([]);
  });
});
