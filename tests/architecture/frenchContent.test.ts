import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { english as englishMessages } from "#site/i18n/messages.en-us.ts";
import { french as frenchMessages } from "#site/i18n/messages.fr-ca.ts";
import { messageTexts } from "../support/messageTexts";
import { listSlices, mocksFile } from "../support/sliceMock";
import { listFiles } from "../support/sourceFiles";

const files = listFiles("upstreams/content/documents/fr-ca");
const englishFiles = listFiles("upstreams/content/documents/en-us");

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

const mocksOf = (lang: "en-us" | "fr-ca") => listSlices().map((folder) => `slices/${folder}/${mocksFile(lang)}`);
const mocks = mocksOf("fr-ca");
const writtenIn = (file: string) => {
  const content = JSON.parse(readFileSync(file, "utf8"));
  return textsIn(content.data ?? content);
};

it.each(mocks)("%s is in French", (file) => {
  const english = new Set(
    textsIn(JSON.parse(readFileSync(file.replace(mocksFile("fr-ca"), mocksFile("en-us")), "utf8"))).filter(isSentence),
  );
  expect(textsIn(JSON.parse(readFileSync(file, "utf8"))).filter((text) => english.has(text))).toEqual([]);
});

// French typography as Québec sets it: "à 8 h 30", "5 $", "« Nous »", and a colon stay on the line of what they belong to.
const MISSET = /[^\u00a0]:(\s|$)|\s[?!]|«[^\u00a0]|[^\u00a0]»|\d (h|heures?|km|min|minutes?|Mo|\$|%)(?![\p{L}])|\d\u00a0h \d/u;

it.each([...files, ...mocks])("%s has no-break spaces before colons and units and within guillemets, and none before ? and !", (file) => {
  expect(writtenIn(file).filter((text) => MISSET.test(text))).toEqual([]);
});

it("the site's French messages have the same spaces", () => {
  const texts = messageTexts().flatMap(({ lang, text }) => (lang === "fr-ca" ? [text] : []));
  expect(texts.length).toBeGreaterThan(400);
  // The colon between a label and its value ends with a space.
  expect(texts.filter((text) => MISSET.test(text) && text !== frenchMessages.colon)).toEqual([]);
});

const STRAIGHT = /\p{L}'\p{L}/u;

it.each([...files, ...mocks, ...englishFiles, ...mocksOf("en-us")])("%s has curly apostrophes", (file) => {
  expect(writtenIn(file).filter((text) => STRAIGHT.test(text))).toEqual([]);
});

it("the site's messages have curly apostrophes", () => {
  expect([...Object.values(englishMessages), ...Object.values(frenchMessages)].filter((text) => STRAIGHT.test(text))).toEqual([]);
});

// Locksmiths in Québec call rekeying "recombiner"; a second word for it would look like another service.
it.each([...files, ...mocks])("%s uses one word for rekeying", (file) => {
  expect(writtenIn(file).filter((text) => /\b(recod|reclé|reclef)/i.test(text))).toEqual([]);
});
