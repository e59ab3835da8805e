import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listWritten } from "../support/writtenFiles";

/** Words that hide who acts. A sentence without them names the actor: the visitor, the editor, the loader, the browser. */
const RIDDLES = /\b(nobody|whoever|whomsoever|who(ever)? comes|anew|becom(e|es|ing) of|asks (nobody|nothing))\b/i;

/** Texts for visitors, which may use these words. */
const VISITOR_TEXTS = /^site\/i18n\/.*\.(en-us|fr-ca)\.ts$|^upstreams\/content\/documents\//;

const COMMENT = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$|(?<=^\s*)#.*$|"""[^]*?"""/gm;
const TEST_TITLE = /\b(?:describe|it|test)(?:\.\w+(?:\([^()]*\))?)*\(\s*(["'`])([^]*?)\1/g;

/** Returns what a file tells its readers: a document's whole text, otherwise comments, descriptions of the graph and titles of tests. */
function proseOf(file: string): string[] {
  const text = readFileSync(file, "utf8");
  if (/\.(md|ya?ml)$/.test(file)) return text.split("\n");
  return [...(text.match(COMMENT) ?? []), ...[...text.matchAll(TEST_TITLE)].map(([, , title]) => title!)];
}

const proses = listWritten()
  .filter((file) => file !== "tests/architecture/wording.test.ts" && !VISITOR_TEXTS.test(file))
  .flatMap((file) => proseOf(file).map((prose) => ({ file, prose })));

test("reads comments, titles of tests and documents", () => {
  const readFrom = (name: RegExp) => proses.filter(({ file }) => name.test(file)).length;
  for (const name of [/\.test\.tsx?$/, /(?<!\.test)\.tsx?$/, /\.css$/, /\.graphql$/, /\.md$/]) expect(readFrom(name)).toBeGreaterThan(50);
});

test("comments, titles of tests and documents name who acts", () => {
  expect(proses.filter(({ prose }) => RIDDLES.test(prose)).map(({ file, prose }) => `${file}: ${RIDDLES.exec(prose)?.[0]}`)).toEqual([]);
});
