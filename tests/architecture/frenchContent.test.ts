import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { listSlices, mocksFile } from "../support/sliceMock";
import { listFiles } from "../support/sourceFiles";

const files = listFiles("upstreams/content/documents/fr-ca");

/** Returns all strings in a document. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Whether a string is visible text: ids, options and addresses contain no spaces, and codes are in capitals. */
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

it.each([...files, ...mocks])("%s has a no-break space before each colon, and none before ? and !", (file) => {
  const content = JSON.parse(readFileSync(file, "utf8"));
  const texts = textsIn(content.data ?? content);
  expect(texts.filter((text) => /[^\u00a0]:(\s|$)|\s[?!]/.test(text))).toEqual([]);
});

// Locksmiths in Québec call rekeying "recombiner"; a second word for it would look like another service.
it.each([...files, ...mocks])("%s uses one word for rekeying", (file) => {
  const texts = textsIn(JSON.parse(readFileSync(file, "utf8")));
  expect(texts.filter((text) => /\b(recod|reclé|reclef)/i.test(text))).toEqual([]);
});
