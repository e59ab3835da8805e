import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { messageTexts } from "../support/messageTexts";
import { listSlices, mocksFile } from "../support/sliceMock";
import { listFiles } from "../support/sourceFiles";

/** British spellings and words, where content is written for the US: "neighbor", "labeling", "canceled", "service call". */
const BRITISH = new RegExp(
  `\\b(${[
    "(neighb|col|fav|lab|hon|behavi|rum)our\\w*",
    "(label|cancel|travel|model|signal|fuel)l(ed|ing|er)\\w*",
    "(organ|recogn|real|apolog|custom|author|special|minim|maxim|final)is(e|ed|es|ing|ation)",
    "grey",
    "tyres?",
    "kerb\\w*",
    "cheques?",
    "jewellery",
    "postcodes?",
    "enquir\\w+",
    "whilst",
    "fortnight\\w*",
    "fulfil",
    "defence",
    "call-?outs?",
    "fitted",
    "(centre|licence|programme|catalogue|metre|analyse)s?",
  ].join("|")})\\b`,
  "i",
);

const isBritish = (text: string) => BRITISH.test(text);

/** Returns the visible texts of a document: no uids, addresses or names of files, which contain no spaces. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === "string") return value.includes(" ") ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
}

const documents = listFiles("upstreams/content/documents/en-us");
const mocks = listSlices().map((folder) => `slices/${folder}/${mocksFile("en-us")}`);

it.each([...documents, ...mocks])("%s has American spellings", (file) => {
  expect(sentencesIn(JSON.parse(readFileSync(file, "utf8"))).filter(isBritish)).toEqual([]);
});

it("the site's English messages have American spellings", () => {
  const texts = messageTexts().flatMap(({ lang, text }) => (lang === "en-us" ? [text] : []));
  expect(texts.length).toBeGreaterThan(400);
  expect(texts.filter(isBritish)).toEqual([]);
});
