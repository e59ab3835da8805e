import { parse, print } from "graphql";
import { expect, test } from "vitest";
import { sha256 } from "./hashes";
import { printSentOperations } from "./sentOperations";

const statement = (name: string, text: string) =>
  `export const ${name}Document = ${JSON.stringify(parse(text, { noLocation: true }))} as unknown as DocumentNode<${name}, unknown>;`;
const island = (name: string, text: string, hash = "") =>
  `export const ${name}: TypedText<Operations.${name}Query, unknown> = { name: "${name}", text: ${JSON.stringify(text)}${hash} };`;

async function sentBy(code: { documents?: string[]; islands?: string[] }) {
  const json = await printSentOperations({ documents: (code.documents ?? []).join("\n"), islands: code.islands ?? [] });
  return JSON.parse(json) as Record<string, { name: string; text: string }>;
}

test("an operation is sent as the site's server and as Apollo's client write it, with the names of types", async () => {
  const text = "query Page { page { title } }";
  const texts = [print(parse(text)), print(parse("query Page { page { title __typename } }"))];
  expect(await sentBy({ documents: [statement("Page", text)] })).toEqual(
    Object.fromEntries(texts.map((sent) => [sha256(sent), { name: "Page", text: sent }])),
  );
});

test("a mutation is sent as well, and a text that both write alike is there once", async () => {
  const text = print(parse("mutation Vote { vote }"));
  expect(await sentBy({ documents: [statement("Vote", text)] })).toEqual({ [sha256(text)]: { name: "Vote", text } });
});

test("an island's text is sent to the letter, whatever it quotes", async () => {
  const texts = ['query Ratings{kiosk(id:"1"){name}}', String.raw`query Other{find(text:"\" } \\")}`];
  const islands = [island("Ratings", texts[0]!, ', sha256: "abc"'), island("Other", texts[1]!)];
  expect(await sentBy({ islands })).toEqual({
    [sha256(texts[0]!)]: { name: "Ratings", text: texts[0] },
    [sha256(texts[1]!)]: { name: "Other", text: texts[1] },
  });
});

test("a fragment alone is sent by nobody", async () => {
  expect(await sentBy({ documents: [statement("Part", "fragment Part on Query { ok }")] })).toEqual({});
});
