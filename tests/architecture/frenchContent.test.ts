import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { listSlices, mocksFile } from "../support/sliceMock";
import { listFiles } from "../support/sourceFiles";

const files = listFiles("upstreams/content/documents/fr-ca");

/** All text of a document, wherever it stands. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Words that a visitor reads: names of fields and kinds, choices and addresses have no spaces, and codes are in capitals. */
function isSentence(text: string): boolean {
  return text.trim().split(/\s+/).length > 2 && /[a-z]/.test(text) && !/[<{]/.test(text);
}

it("there are French documents", () => {
  expect(files.length).toBeGreaterThan(40);
});

const mocks = listSlices().map((folder) => `slices/${folder}/${mocksFile("fr-ca")}`);

it.each(mocks)("%s is in French", (file) => {
  const english = new Set(
    textsIn(JSON.parse(readFileSync(file.replace(mocksFile("fr-ca"), mocksFile("en-us")), "utf8"))).filter(isSentence),
  );
  expect(textsIn(JSON.parse(readFileSync(file, "utf8"))).filter((text) => english.has(text))).toEqual([]);
});

it.each([...files, ...mocks])("%s has a hard space before each colon, and none before ? and !", (file) => {
  const content = JSON.parse(readFileSync(file, "utf8"));
  const texts = textsIn(content.data ?? content);
  expect(texts.filter((text) => /[^\u00a0]:(\s|$)|\s[?!]/.test(text))).toEqual([]);
});

// The locksmiths of Québec say "recombiner" for changing a lock's pins; two words for it would look like two services.
it.each([...files, ...mocks])("%s has one word for giving a lock new keys", (file) => {
  const texts = textsIn(JSON.parse(readFileSync(file, "utf8")));
  expect(texts.filter((text) => /\b(recod|reclé|reclef)/i.test(text))).toEqual([]);
});
