import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LANGS } from "#site/i18n/languages.ts";
import { english as englishMessages } from "#site/i18n/messages.en-us.ts";
import { french as frenchMessages } from "#site/i18n/messages.fr-ca.ts";
import { messageTexts } from "../support/messageTexts";
import { createRequire } from "node:module";
import { listSlices, mocksFile, readEditorMocks } from "../support/sliceMock";
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

const mocksOf = (lang: "en-us" | "fr-ca") => listSlices().map((folder) => `slices/${folder}/${mocksFile(lang)}`);
const mocks = mocksOf("fr-ca");
const writtenIn = (file: string) => {
  const content = JSON.parse(readFileSync(file, "utf8"));
  return textsIn(content.data ?? content);
};

/** Returns the texts of these files that a test refuses, with their files. */
function textsOf(from: readonly string[], isFault: (text: string) => boolean): string[] {
  return from.flatMap((file) => writtenIn(file).flatMap((text) => (isFault(text) ? [`${file}: ${text}`] : [])));
}

it("the French mocks are in French", () => {
  const english = new Set(mocksOf("en-us").flatMap(writtenIn).filter(isSentence));
  expect(english.size).toBeGreaterThan(50);
  expect(textsOf(mocks, (text) => english.has(text))).toEqual([]);
});

// French typography as Québec sets it: "à 8 h 30", "5 $", "« Nous »", and a colon stay on the line of what they belong to.
const MISSET = /[^\u00a0]:(\s|$)|\s[?!]|«[^\u00a0]|[^\u00a0]»|\d (h|heures?|km|min|minutes?|Mo|\$|%)(?![\p{L}])|\d\u00a0h \d/u;

it("French has no-break spaces before colons and units and within guillemets, and none before ? and !", () => {
  expect(files.length).toBeGreaterThan(40);
  expect(textsOf([...files, ...mocks], (text) => MISSET.test(text))).toEqual([]);
  const messages = messageTexts().flatMap(({ lang, text }) => (lang === "fr-ca" ? [text] : []));
  expect(messages.length).toBeGreaterThan(400);
  // The colon between a label and its value ends with a space.
  expect(messages.filter((text) => MISSET.test(text) && text !== frenchMessages.colon)).toEqual([]);
});

/** Texts of the 404 page, which are specified letter by letter. */
const SPECIFIED = [
  "Oops! We Can't Find This Page.",
  "We're sorry. The page you are looking for doesn't exist. Not to worry. " +
    "Here are some other pages that might get you the information you are looking for.",
  "FAQ's",
];

it("the 404 page has the specified texts, in content and without it", () => {
  const written = writtenIn("upstreams/content/documents/en-us/error_page/not-found.json");
  const missing = SPECIFIED.filter((text) => !written.includes(text));
  expect(missing, "not in error_page/not-found.json").toEqual([]);
  const { notFoundTitle, notFoundDescription, faqsButton } = englishMessages;
  expect([notFoundTitle, notFoundDescription, faqsButton]).toEqual(SPECIFIED);
});

it("content and messages have curly apostrophes", () => {
  const isStraight = (text: string) => /\p{L}'\p{L}/u.test(text) && !SPECIFIED.includes(text);
  expect(textsOf([...files, ...mocks, ...englishFiles, ...mocksOf("en-us")], isStraight)).toEqual([]);
  expect([...Object.values(englishMessages), ...Object.values(frenchMessages)].filter(isStraight)).toEqual([]);
});

// The package's ES modules import folders, which Node refuses. Slice Machine runs the CommonJS build, too.
const { SharedSliceContent } = createRequire(import.meta.url)("@prismicio/types-internal/lib/content") as {
  SharedSliceContent: { decode(mock: unknown): { _tag: "Left" | "Right" } };
};

/** Returns the structure of a mock without its texts: fields, their kinds, and the numbers of blocks, rows and spans. */
function shapeOf(value: unknown, name = ""): unknown {
  if (Array.isArray(value)) return value.map((entry) => shapeOf(entry));
  if (typeof value !== "object" || value === null) return ["__TYPE__", "type", "variation"].includes(name) ? value : typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner, key)]));
}

// Slice Machine silently replaces an invalid mock by an empty one.
it("mocks are valid for Slice Machine, and fill the same fields in every language", () => {
  for (const folder of listSlices()) {
    const [first, ...others] = LANGS.map((lang) => readEditorMocks(folder, lang));
    const invalid = first!.filter((mock) => SharedSliceContent.decode(mock)._tag === "Left");
    expect(invalid.map(({ variation }) => `${folder} ${variation}`)).toEqual([]);
    for (const other of others) expect(shapeOf(other), folder).toEqual(shapeOf(first));
  }
});
