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

/** Whether the schema forbids caching of a type. */
function isNeverCached(typeName: string): boolean {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) return false;
  const hint = type.astNode?.directives?.find(({ name }) => name.value === cacheControl.name);
  const maxAge = hint?.arguments?.find(({ name }) => name.value === "maxAge")?.value;
  return maxAge?.kind === Kind.INT && Number(maxAge.value) === 0;
}

/** Returns the fields of an operation and its fragments that must not be cached, as `Type.field: Type`. */
function forbiddenIn(operation: DocumentNode): string[] {
  const found: string[] = [];
  const info = new TypeInfo(schema);
  const onField = () => {
    const type = getNamedType(info.getType())?.name ?? "";
    if (isNeverCached(type)) found.push(`${info.getParentType()?.name}.${info.getFieldDef()?.name}: ${type}`);
  };
  visit(operation, visitWithTypeInfo(info, { Field: onField }));
  return found;
}

/** Returns the operations of the site by name, each with its fragments. */
function operationsOf(texts: readonly string[]): Record<string, DocumentNode> {
  return separateOperations(concatAST(texts.map((text) => parse(text))));
}

const documents = [...listFiles("site"), ...listFiles("slices")]
  .filter((file) => file.endsWith(".graphql"))
  .map((file) => readFileSync(file, "utf8"));
const operations = operationsOf(documents);

/** Returns the operations whose documents a file mentions, e.g. `PageByPathDocument`. */
const operationsNamedIn = (text: string) =>
  [...text.matchAll(/\b(\w+)Document\b/g)].map(([, name]) => name!).filter((name) => name in operations);

const read = (file: string) => readFileSync(file, "utf8");
const isOfBrowser = (file: string) => /^\s*["']use client["'];?\s*$/m.test(read(file));

/** Returns the pages and all files that they import on the server. */
function filesOfPages(): Set<string> {
  const reached = new Set(listCode("site/app/[edition]").filter((file) => !isTest(file)));
  for (const file of reached) {
    for (const { target, isPackage, isType } of importsOf(file)) {
      // Code for the browser runs after the page was sent.
      if (isPackage || isType || !/\.tsx?$/.test(target) || target.includes("__generated__") || isOfBrowser(target)) continue;
      reached.add(target);
    }
  }
  return reached;
}

/** Operations that are sent for one visitor, for a page that is not cached (site/routing/pagePaths). */
const PRIVATE = ["PointOfWords"];
const operationNames = [...new Set([...filesOfPages()].flatMap((file) => operationsNamedIn(read(file))))];

describe("operations of cached pages", () => {
  it("are found", () => {
    expect(operationNames).toEqual(expect.arrayContaining(["PageByPath", ...PRIVATE]));
  });

  // The BFF marks Google's data as not cacheable (bff/modules/places/loaders.ts), so a page with it would be rendered for each visitor.
  it.each(operationNames.filter((name) => !PRIVATE.includes(name)))("select nothing that must not be cached: %s", (name) => {
    expect(forbiddenIn(operations[name]!)).toEqual([]);
  });
});

describe("this check", () => {
  it("finds a rating that a slice's fragment selects at any depth", () => {
    const live = read("slices/FeaturedKiosks/live.graphql");
    const rated = live.replace("fragment KioskCard on Kiosk {", "fragment KioskCard on Kiosk {\n rating { reviews { text } }");
    const changed = operationsOf(documents.map((text) => (text === live ? rated : text)));
    expect(rated).not.toBe(live);
    expect(forbiddenIn(changed.PageByPath!)).toEqual(["Kiosk.rating: PlaceRating", "PlaceRating.reviews: PlaceReview"]);
  });

  it("treats every type of the Places module as not cacheable", () => {
    const types = parse(read("bff/modules/places/places.graphql")).definitions.flatMap((node) =>
      node.kind === Kind.OBJECT_TYPE_DEFINITION ? [node.name.value] : [],
    );
    expect(types).toContain("PlaceRating");
    expect(types.filter((name) => !isNeverCached(name))).toEqual([]);
  });
});
