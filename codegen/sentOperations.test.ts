import { parse, print } from "graphql";
import { expect, test } from "vitest";
import { sha256 } from "./hashes";
import { printSentOperations } from "./sentOperations";

const statement = (name: string, text: string) =>
  `export const ${name}Document = ${JSON.stringify(parse(text, { noLocation: true }))} as unknown as DocumentNode<${name}, unknown>;`;
const inBrowser = (name: string, text: string, hash = "") =>
  `export const ${name}Document = /* @__PURE__ */ toDocument<Operations.${name}Query, ` +
  `Operations.${name}QueryVariables>("query", "${name}", ${JSON.stringify(text)}${hash});`;

function sentBy({ documents = [], browser = [] }: { documents?: string[]; browser?: string[] }) {
  return JSON.parse(printSentOperations({ documents: documents.join("\n"), browser })) as Record<string, { name: string; text: string }>;
}

test("lists an operation in the text that the site's server sends", () => {
  const text = print(parse("query Page { page { title } }"));
  expect(sentBy({ documents: [statement("Page", text)] })).toEqual({ [sha256(text)]: { name: "Page", text } });
});

test("lists mutations too, and a text that server and browser send only once", () => {
  const text = print(parse("mutation Vote { vote }"));
  expect(sentBy({ documents: [statement("Vote", text)], browser: [inBrowser("Vote", text)] })).toEqual({
    [sha256(text)]: { name: "Vote", text },
  });
});

test("lists the browser's text unchanged, with quotes and backslashes", () => {
  const texts = ['query Ratings{kiosk(id:"1"){name}}', String.raw`query Other{find(text:"\" } \\")}`];
  const browser = [inBrowser("Ratings", texts[0]!, ', "abc"'), inBrowser("Other", texts[1]!)];
  expect(sentBy({ browser })).toEqual({
    [sha256(texts[0]!)]: { name: "Ratings", text: texts[0] },
    [sha256(texts[1]!)]: { name: "Other", text: texts[1] },
  });
});

test("leaves out documents that hold fragments only", () => {
  expect(sentBy({ documents: [statement("Part", "fragment Part on Query { ok }")] })).toEqual({});
});
