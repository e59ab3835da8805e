import { describe, expect, test } from "vitest";
import { countMatchingWords, findMatches, fold, toWords } from "./text";

test("folding keeps the length of a text", () => {
  expect(fold("Trois-Rivières, QC")).toBe("trois-rivieres, qc");
  expect(toWords("St. John's, Québec")).toEqual(["st", "john", "s", "quebec"]);
});

describe("countMatchingWords", () => {
  const phrase = ["salt", "lake", "city"];
  test.each([
    [["salt", "lake", "city", "ut"], 3],
    [["salt", "lake"], 2],
    [["salt", "la"], 2],
    [["sal"], 1],
    [["sal", "lake"], 0],
    [["salt", "la", "city"], 0],
    [["salty"], 0],
  ])("takes of %j %i words", (words, count) => {
    expect(countMatchingWords(words, phrase)).toBe(count);
  });
});

describe("findMatches", () => {
  test.each([
    ["123 Main St, Springfield", "123 main", [{ endOffset: 8 }]],
    ["123 Main St", "12 main", [{ endOffset: 2 }, { startOffset: 4, endOffset: 8 }]],
    ["Springfield, IL, USA", "springfield il", [{ endOffset: 11 }, { startOffset: 13, endOffset: 15 }]],
    ["Montréal, QC", "montreal", [{ endOffset: 8 }]],
    ["New York, NY 10001, USA", "100", [{ startOffset: 13, endOffset: 16 }]],
    ["Chicago", "boston", []],
  ])("finds, in %j, the words of %j", (text, input, matches) => {
    expect(findMatches(text, input)).toEqual(matches);
  });
});
