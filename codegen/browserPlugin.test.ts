import { createHash } from "node:crypto";
import { buildSchema, parse } from "graphql";
import { expect, test } from "vitest";
import { plugin } from "./browserPlugin";

const schema = buildSchema("type Query { ok: Boolean } type Mutation { vote: Boolean }");
const paths = { operationsFrom: "../operations", clientFrom: "../../loadedClient", documentFrom: "../../toDocument" };
const operations = `
  query Page { ok }
  query Island($id: ID!, $lang: String) { ...Part }
  query May($lang: String, $size: Int! = 10) { ok }
  fragment Part on Query { ok }
  mutation Vote { vote }
  query page_by_path { ok }
`;
const generate = async (operation: string, ...names: string[]) =>
  String(await plugin(schema, [{ document: parse(operations) }], { operation, names: new Set(names), ...paths }));

test("only the operation named is printed, with its fragments and its hash, typed", async () => {
  const output = await generate("Island", "IslandDocument");
  const text = "query Island($id:ID!$lang:String){...Part}fragment Part on Query{ok}";
  const hash = createHash("sha256").update(text).digest("hex");
  expect(output).toContain(
    `export const IslandDocument = /* @__PURE__ */ toDocument<Operations.IslandQuery, Operations.IslandQueryVariables>("query", "Island", "${text}", "${hash}");`,
  );
  expect(output).not.toMatch(/Page|Apollo|loadedClient/);
});

test("a mutation has no hash: it is sent whole", async () => {
  expect(await generate("Vote", "useVoteMutation")).toContain('("mutation", "Vote", "mutation Vote{vote}");');
});

test("the hooks that are imported are there, and no others", async () => {
  const hooks = async (operation: string, ...names: string[]) => (await generate(operation, ...names)).match(/(?<=export function )\w+/g);
  expect(await hooks("Island", "useIslandLazyQuery")).toEqual(["useIslandLazyQuery"]);
  expect(await hooks("Island", "useIslandLazyQuery", "useIslandQuery")).toEqual(["useIslandQuery", "useIslandLazyQuery"]);
  expect(await hooks("Vote", "useVoteMutation")).toEqual(["useVoteMutation"]);
  expect(await hooks("Island", "IslandDocument")).toBeNull();
});

test("options are mandatory where a variable is needed, and optional where all may be left out or have a default", async () => {
  expect(await generate("Island", "useIslandQuery")).toMatch(
    /useIslandQuery\(options: .* & \{ variables: Operations\.IslandQueryVariables \}\)/,
  );
  expect(await generate("May", "useMayQuery")).toMatch(/useMayQuery\(options\?: [^&]*\) \{/);
});

test.each([
  ["Gone", "useGoneQuery", "useGoneQuery is imported of the operation Gone, which no file holds."],
  ["Vote", "useVoteQuery", "useVoteQuery is imported of the operation Vote, which has VoteDocument, useVoteMutation."],
  [
    "Page",
    "usePageSuspenseQuery",
    "usePageSuspenseQuery is imported of the operation Page, which has PageDocument, usePageQuery, usePageLazyQuery.",
  ],
  ["page_by_path", "page_by_pathDocument", "Operation page_by_path: write its name as PageByPath, as its generated types are called."],
])("of %s, %s is refused", async (operation, name, message) => {
  await expect(generate(operation, name)).rejects.toThrow(message);
});
