import { expect, test } from "vitest";
import { inLang, langOfPart, langOf } from "./sliceLang";

test("a part of a document carries its language, in one copy", () => {
  const part = { text: "Bonjour" };
  const french = inLang(part, "fr-ca");
  expect([langOf(french), langOfPart(part), french.text]).toEqual(["fr-ca", undefined, "Bonjour"]);
  expect(inLang(part, "fr-ca")).toBe(french);
  expect(langOf(inLang(part, "en-us"))).toBe("en-us");
  expect(langOf(french)).toBe("fr-ca");
});

test.each([null, "a word", 5])("%j, which is no object, is returned unchanged", (value) => {
  expect(inLang(value as never, "fr-ca")).toBe(value);
});
