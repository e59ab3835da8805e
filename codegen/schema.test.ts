import { expect, test } from "vitest";
import { createModelProject, customType, field, slice } from "#tests/support/modelProject.ts";
import { generateContent, readContent } from "./content";

test("prints a module's @cacheControl on the type that has it, and on no other", () => {
  const sdl = `
    "Kept." type FreshOnce { a: Int }
    "Not to be kept." type Fresh @cacheControl(maxAge: 0, scope: PRIVATE) { a: Int }
    extend type Query { fresh: Fresh once: FreshOnce }
  `;
  const page = customType("page", { uid: { type: "UID" }, title: field.text() });
  const root = createModelProject({ customTypes: { page }, files: { "bff/modules/fresh/fresh.graphql": sdl } });
  const graph = generateContent(root).get("bff/schema.graphql")!;
  expect(graph).toContain('"""Not to be kept."""\ntype Fresh @cacheControl(maxAge: 0, scope: PRIVATE) {\n');
  expect(graph).toContain('"""Kept."""\ntype FreshOnce {\n');
  expect(graph.match(/@cacheControl\(maxAge/g)).toHaveLength(1);
});

test("reports all faults of an invalid schema with file and line", () => {
  const sdl = "extend type Query {\n  fresh: Fresh\n  fresh: Int\n}\n";
  const root = createModelProject({ customTypes: { page: customType("page", {}) }, files: { "bff/modules/fresh/fresh.graphql": sdl } });
  expect(readContent(root).faults).toEqual([
    'bff/modules/fresh/fresh.graphql:2 is broken: Field "Query.fresh" can only be defined once. Mend it there.',
    'bff/modules/fresh/fresh.graphql:2 is broken: Unknown type "Fresh". Mend it there.',
  ]);
});

test("reports all faults of types that each are valid by themselves, at the type that is to be mended", () => {
  const files = {
    "bff/modules/fresh/fresh.graphql": "interface Fault { code: Int }\nextend type Query { lost: Lost empty: Empty }\n",
    "bff/modules/lost/lost.graphql": "type Lost implements Fault {\n  a: Int\n}\ntype Empty\n",
  };
  const root = createModelProject({ customTypes: { page: customType("page", {}) }, files });
  expect(readContent(root).faults.toSorted()).toEqual([
    "bff/modules/lost/lost.graphql:1 is broken: Interface field Fault.code expected but Lost does not provide it. Mend it there.",
    "bff/modules/lost/lost.graphql:4 is broken: Type Empty must define one or more fields. Mend it there.",
  ]);
});

test("reports a field that a module's interface asks of generated types in the module, since generated files cannot be mended", () => {
  const files = { "bff/modules/fresh/fresh.graphql": "extend interface Slice {\n  extra: Int\n}\n" };
  const customTypes = { page: customType("page", { slices: field.zone("hero") }) };
  const root = createModelProject({ customTypes, slices: { Hero: slice("hero", { default: {} }) }, files });
  expect(readContent(root).faults).toContain(
    "bff/modules/fresh/fresh.graphql:2 is broken: Interface field Slice.extra expected but HeroSlice does not provide it. Mend it there.",
  );
});

test("reports a syntax error in SDL with file and line", () => {
  const files = { "bff/modules/fresh/fresh.graphql": "extend type Query {\n  fresh\n}\n" };
  const { faults } = readContent(createModelProject({ customTypes: { page: customType("page", {}) }, files }));
  expect(faults).toEqual(['bff/modules/fresh/fresh.graphql:3 is broken: Syntax Error: Expected ":", found "}". Mend it there.']);
});
