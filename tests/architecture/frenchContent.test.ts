import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { listFiles } from "../support/sourceFiles";

const files = listFiles("upstreams/content/documents/fr-ca");

/** All text of a document, wherever it stands. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

it("there are French documents", () => {
  expect(files.length).toBeGreaterThan(40);
});

it.each(files)("%s has a hard space before each colon, and none before ? and !", (file) => {
  const texts = textsIn(JSON.parse(readFileSync(file, "utf8")).data);
  expect(texts.filter((text) => /[^\u00a0]:(\s|$)|\s[?!]/.test(text))).toEqual([]);
});
