import { createHash } from "node:crypto";
import { buildSchema, parse, Source } from "graphql";
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
  String(
    await plugin(schema, [{ document: parse(new Source(operations, "site/a.graphql")) }], {
      operation,
      names: new Map(names.map((name) => [name, "site/A.tsx"])),
      ...paths,
    }),
  );

test("prints only the given operation, with its fragments, its hash and its types", async () => {
  const output = await generate("Island", "IslandDocument");
  const text = "query Island($id:ID!$lang:String){...Part}fragment Part on Query{ok}";
  const hash = createHash("sha256").update(text).digest("hex");
  expect(output).toContain(
    "export const IslandDocument = /* @__PURE__ */ toDocument<Operations.IslandQuery, " +
      `Operations.IslandQueryVariables>("query", "Island", "${text}", "${hash}");`,
  );
  expect(output).not.toMatch(/Page|Apollo|loadedClient/);
});

test("prints no hash for a mutation, which is sent with its text", async () => {
  expect(await generate("Vote", "useVoteMutation")).toContain('("mutation", "Vote", "mutation Vote{vote}");');
});

test("prints the hooks that code imports, and no others", async () => {
  const hooks = async (operation: string, ...names: string[]) => (await generate(operation, ...names)).match(/(?<=export function )\w+/g);
  expect(await hooks("Island", "useIslandLazyQuery")).toEqual(["useIslandLazyQuery"]);
  expect(await hooks("Island", "useIslandLazyQuery", "useIslandQuery")).toEqual(["useIslandQuery", "useIslandLazyQuery"]);
  expect(await hooks("Vote", "useVoteMutation")).toEqual(["useVoteMutation"]);
  expect(await hooks("Island", "IslandDocument")).toBeNull();
});

test("makes the hook's options mandatory only if the operation has a required variable without default", async () => {
  expect(await generate("Island", "useIslandQuery")).toMatch(
    /useIslandQuery\(options: .* & \{ variables: Operations\.IslandQueryVariables \}\)/,
  );
  expect(await generate("May", "useMayQuery")).toMatch(/useMayQuery\(options\?: [^&]*\) \{/);
});

test.each([
  [
    "Gone",
    "useGoneQuery",
    "site/A.tsx imports useGoneQuery, but no .graphql file defines the operation Gone. Define it, or remove the import.",
  ],
  [
    "Vote",
    "useVoteQuery",
    "site/A.tsx imports useVoteQuery, but the operation Vote has only VoteDocument, useVoteMutation. Import one of these.",
  ],
  [
    "Page",
    "usePageSuspenseQuery",
    "site/A.tsx imports usePageSuspenseQuery, but the operation Page has only PageDocument, usePageQuery, usePageLazyQuery. " +
      "Import one of these.",
  ],
  [
    "page_by_path",
    "page_by_pathDocument",
    "site/a.graphql: rename the operation page_by_path to PageByPath, as its generated types are called.",
  ],
])("refuses, for the operation %s, the import %s", async (operation, name, message) => {
  await expect(generate(operation, name)).rejects.toThrow(message);
});
