import { expect, test } from "vitest";
import { createModelProject, customType, field } from "../tests/support/modelProject";
import { generateContent } from "./content";

test("what a module says of keeping a type stands in the printed graph, on that type alone", () => {
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
