import { createHash } from "node:crypto";
import { buildSchema, parse } from "graphql";
import { expect, test } from "vitest";
import { plugin } from "./browserPlugin";

const schema = buildSchema("type Query { ok: Boolean } type Mutation { vote: Boolean }");
const documents = [{ document: parse("query Page { ok }\nquery Island { ...Part }\nfragment Part on Query { ok }\nmutation Vote { vote }") }];
const generate = async (operation: string) => String(await plugin(schema, documents, { operation, operationsFrom: "../operations" }));

test("only the operation named is printed, with its fragments and its hash, typed", async () => {
  const output = await generate("Island");
  const text = "query Island{...Part}fragment Part on Query{ok}";
  const hash = createHash("sha256").update(text).digest("hex");
  expect(output).toContain(`export const Island: TypedText<Operations.IslandQuery, Operations.IslandQueryVariables> = { name: "Island", text: "${text}", sha256: "${hash}" };`);
  expect(output).not.toContain("Page");
});

test("a mutation has no hash: it is sent whole", async () => {
  expect(await generate("Vote")).toContain('= { name: "Vote", text: "mutation Vote{vote}" };');
});

test("a name that no file holds is refused", async () => {
  await expect(generate("Gone")).rejects.toThrow("codegen.yml names the operation Gone, which no file holds.");
});
