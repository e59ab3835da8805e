import { buildSchema, parse, Source } from "graphql";
import { expect, test } from "vitest";
import { plugin } from "./hooksPlugin";

const schema = buildSchema("type Query { ok: Boolean }");
const files = {
  "site/browser/a.graphql": `
    query Island($id: ID!, $lang: String) { ok }
    query may_be($lang: String, $size: Int! = 10) { ok }
    mutation Vote { vote }
    subscription Tick { tick }
    fragment Part on Query { ok }`,
  "site/pages.graphql": "query Page { ok }",
};
const documents = Object.entries(files).map(([name, text]) => ({ document: parse(new Source(text, name)) }));
const config = { folder: "site/browser/", operationsFrom: "./operations", clientFrom: "../browserClient" };
const printed = String(await plugin(schema, documents, config));

test("prints two hooks for a query and one for a mutation, for the operations of the folder only", () => {
  expect(printed.match(/(?<=export function )\w+/g)).toEqual([
    "useIslandQuery",
    "useIslandLazyQuery",
    "useMayBeQuery",
    "useMayBeLazyQuery",
    "useVoteMutation",
  ]);
  expect(printed).toContain('import { IslandDocument, MayBeDocument, VoteDocument } from "./operations";');
});

test("makes the options of a query mandatory only if it has a required variable without a default", () => {
  expect(printed).toMatch(/useIslandQuery\(options: .* & \{ variables: Operations\.IslandQueryVariables \}\)/);
  expect(printed).toMatch(/useMayBeQuery\(options\?: .* & \{ variables\?: Operations\.MayBeQueryVariables \}\)/);
  expect(printed).toMatch(/useVoteMutation\(options\?: [^&]*\) \{/);
});
