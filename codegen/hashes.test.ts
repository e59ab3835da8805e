import { createHash } from "node:crypto";
import { parse, print } from "graphql";
import { expect, test } from "vitest";
import { withHashes } from "./hashes";

const statement = (name: string, text: string) => `export const ${name}Document = ${JSON.stringify(parse(text, { noLocation: true }))} as unknown as DocumentNode<${name}, unknown>;`;
const ofNothing = ["export type A = { kind: string };", statement("Vote", "mutation Vote { vote }"), statement("Part", "fragment Part on Query { ok }")];

test("a query's document has the hash of its text with the names of types, as Apollo's client sends it", async () => {
  const asSent = print(parse("query Page { page { title __typename } }"));
  const hash = createHash("sha256").update(asSent).digest("hex");
  const query = statement("Page", "query Page { page { title } }");
  expect(await withHashes([query, ...ofNothing].join("\n"))).toBe([query.replace('"Document",', `"Document","sha256":"${hash}",`), ...ofNothing].join("\n"));
});

test("what is no query has none", async () => {
  expect(await withHashes(ofNothing.join("\n"))).toBe(ofNothing.join("\n"));
});
