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

test("an operation comes with the fragments it needs, also those of fragments and of other files, and no others", async () => {
  const { Page, Other } = await generate(
    "fragment Inner on Query { ok }\nfragment Unused on Query { ok }",
    "query Page { ...Outer }\nquery Other { ok }",
    "fragment Outer on Query { ...Inner }",
  );
  expect(Page).toBe("query Page { ...Outer }\n\nfragment Inner on Query { ok }\n\nfragment Outer on Query { ...Inner }\n");
  expect(Other).toBe("query Other { ok }\n");
});

test("an operation keeps the comment right above it and its author's line breaks, and no other comment", async () => {
  const { Page } = await generate("# Of the file.\n\n# What it asks,\n# and why.\nquery Page {\n  ok # always\n}\n# At the end.\n");
  expect(Page).toBe("# What it asks,\n# and why.\nquery Page {\n  ok # always\n}\n");
});

test("a text with signs that mean something in TypeScript arrives as it is", async () => {
  const { Page } = await generate('query Page { note(text: "a `b` ${c} \\\\ $d") }');
  expect(Page).toBe('query Page { note(text: "a `b` ${c} \\\\ $d") }\n');
});

test("an operation without a name is none of the site's", async () => {
  expect(await generate("{ ok }")).toEqual({});
});
