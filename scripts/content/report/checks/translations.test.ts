import { expect, test } from "vitest";
import { document, inputOf, translated } from "../testing";
import { findTranslationGaps } from "./translations";

const find = (...documents: ReturnType<typeof document>[]) =>
  findTranslationGaps(inputOf(documents)).map(({ kind, language, message }) => `${kind} ${language} ${message}`);

test("a document that lacks a language is found", () => {
  expect(find(document({ id: "a" }))).toEqual(["no-translation en-us There is no fr-ca version."]);
  expect(find(document({ id: "a", lang: "fr-ca" }))).toEqual(["no-translation fr-ca There is no en-us version."]);
});

test("a translation that is a day older than its original is found, and one of the same day is not", () => {
  const dates = (en: string) => ({ en: `2026-02-${en}+0000`, fr: "2026-02-01T09:00:00+0000" });
  expect(find(...translated("a", {}, {}, dates("03T10:00:00")))).toEqual([
    "older-translation fr-ca The en-us version was published 2 days later.",
  ]);
  expect(find(...translated("a", {}, {}, dates("02T08:59:59")))).toEqual([]);
});

test("a translation that is newer than its original passes", () => {
  expect(find(...translated("a", {}, {}, { fr: "2026-03-01T09:00:00+0000" }))).toEqual([]);
});
