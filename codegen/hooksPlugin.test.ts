import { buildSchema, parse } from "graphql";
import { expect, test } from "vitest";
import { plugin } from "./hooksPlugin";

const schema = buildSchema("type Query { ok: Boolean }");

async function print(operations: string) {
  const output = await plugin(schema, [{ document: parse(operations) }], { operationsFrom: "./operations" });
  if (typeof output === "string") throw new Error("the plugin prints imports apart from content");
  return { ...output, hooks: output.content.match(/(?<=export function )\w+/g) };
}

test("every query has three hooks, mutations and subscriptions have one each, fragments none", async () => {
  const { hooks, prepend } = await print(`
    query Page { ok ...Fields }
    mutation Vote { ok }
    subscription Tick { ok }
    fragment Fields on Query { ok }
  `);
  expect(hooks).toEqual(["usePageQuery", "usePageLazyQuery", "usePageSuspenseQuery", "useVoteMutation", "useTickSubscription"]);
  expect(prepend).toContain('import * as Operations from "./operations";');
});

test("options are mandatory where a variable is needed, and optional where all may be left out or have a default", async () => {
  const { content } = await print(`
    query Needs($id: ID!, $lang: String) { ok }
    query May($lang: String, $size: Int! = 10) { ok }
    subscription Follows($id: ID!) { ok }
  `);
  expect(content).toMatch(/useNeedsQuery\(options: .* & \{ variables: Operations\.NeedsQueryVariables \}\)/);
  expect(content).toMatch(/useMayQuery\(options\?: [^&]*\) \{/);
  expect(content).toMatch(/useFollowsSubscription\(options: .* & \{ variables: Operations\.FollowsSubscriptionVariables \}\)/);
});

test("an operation without a name has no hooks", async () => {
  expect((await print("{ ok }")).hooks).toBeNull();
});

test.each([
  ["page_by_path", "PageByPath"],
  ["pageByPath", "PageByPath"],
  ["KioskURL", "KioskUrl"],
])("an operation called %s is refused, since its types would be called otherwise", async (name, expected) => {
  await expect(print(`query ${name} { ok }`)).rejects.toThrow(`Operation ${name}: write its name as ${expected}, as its generated types are called.`);
});
