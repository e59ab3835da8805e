import { expect, test } from "vitest";
import { toCityKey, toPlainWords } from "./placeName";

test.each([
  ["St. John’s", "saintjohns"],
  ["st-johns", "saintjohns"],
  ["Ste-Anne-de-Bellevue", "sainteannedebellevue"],
  ["Ft. Mt. X", "fortmountx"],
  ["CŒUR d´Alene", "coeurdalene"],
  ["ᐃᖃᓗᐃᑦ", "ᐃᖃᓗᐃᑦ"],
  ["100 Mile House", "100milehouse"],
  ["constructor", "constructor"],
  ["—", ""],
])("the key of %s is %s", (name, key) => {
  expect(toCityKey(name)).toBe(key);
});

test("the words of words are the same", () => {
  for (const name of ["Kāneʻohe Bay", "St. John’s", "Æ ß"]) expect(toPlainWords(toPlainWords(name).join(" "))).toEqual(toPlainWords(name));
});
