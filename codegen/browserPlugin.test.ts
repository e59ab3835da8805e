import { buildSchema, parse } from "graphql";
import { expect, test } from "vitest";
import { plugin } from "./browserPlugin";

const schema = buildSchema("type Query { ok: Boolean }");
const documents = [{ document: parse("query Page { ok }\nquery Island { ...Part }\nfragment Part on Query { ok }") }];
const generate = async (...operations: string[]) => String(await plugin(schema, documents, { operations, operationsFrom: "./operations" }));

test("only the operations named are printed, each with its fragments, typed", async () => {
  const output = await generate("Island");
  expect(output).toContain('export const Island: TypedText<Operations.IslandQuery, Operations.IslandQueryVariables> = { text: "query Island{...Part}fragment Part on Query{ok}" };');
  expect(output).not.toContain("Page");
});

test("a name that no file holds is refused", async () => {
  await expect(generate("Gone")).rejects.toThrow("codegen.yml names the operation Gone, which no file holds.");
});
