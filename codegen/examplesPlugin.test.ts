import { buildSchema, parse } from "graphql";
import { expect, test } from "vitest";
import { plugin } from "./examplesPlugin";

const schema = buildSchema("type Query { ok: Boolean note(text: String): Boolean }");

/** What the generated module exports for operations from some files. */
async function generate(...files: string[]): Promise<Record<string, string>> {
  const output = await plugin(
    schema,
    files.map((text) => ({ document: parse(text) })),
    {},
  );
  const object = /\{[^]*\}/.exec(String(output).split(" = ")[1]!)![0];
  return new Function(`return ${object}`)() as Record<string, string>;
}

test("prints an operation with exactly the fragments it needs, nested ones and those of other files included", async () => {
  const { Page, Other } = await generate(
    "fragment Inner on Query { ok }\nfragment Unused on Query { ok }",
    "query Page { ...Outer }\nquery Other { ok }",
    "fragment Outer on Query { ...Inner }",
  );
  expect(Page).toBe("query Page { ...Outer }\n\nfragment Inner on Query { ok }\n\nfragment Outer on Query { ...Inner }\n");
  expect(Other).toBe("query Other { ok }\n");
});

test("keeps the comment directly above an operation and its line breaks, and drops other comments", async () => {
  const { Page } = await generate("# Of the file.\n\n# What it asks,\n# and why.\nquery Page {\n  ok # always\n}\n# At the end.\n");
  expect(Page).toBe("# What it asks,\n# and why.\nquery Page {\n  ok # always\n}\n");
});

test("escapes characters that are special in a TypeScript template", async () => {
  const { Page } = await generate('query Page { note(text: "a `b` ${c} \\\\ $d") }');
  expect(Page).toBe('query Page { note(text: "a `b` ${c} \\\\ $d") }\n');
});

test("leaves out operations without a name", async () => {
  expect(await generate("{ ok }")).toEqual({});
});
