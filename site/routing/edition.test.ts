import { describe, expect, it } from "vitest";
import { LANGS } from "../i18n/languages";
import { type Edition, formatEdition, parseEdition, splitLang, toLang } from "./edition";

describe("an edition", () => {
  it.each<[string, Edition]>([
    ["en-us", { lang: "en-us" }],
    ["fr-ca", { lang: "fr-ca" }],
    ["en-us.for-fr-ca", { lang: "en-us", requestedLang: "fr-ca" }],
    ["fr-ca.draft", { lang: "fr-ca", isDraft: true }],
    ["en-us.for-fr-ca.draft", { lang: "en-us", requestedLang: "fr-ca", isDraft: true }],
    ["en-us.x-G1-0", { lang: "en-us", experiment: { googleId: "G1", index: 0 } }],
    ["en-us.for-fr-ca.x-_a-1-b-12", { lang: "en-us", requestedLang: "fr-ca", experiment: { googleId: "_a-1-b", index: 12 } }],
  ])("%s is parsed and formatted", (segment, edition) => {
    expect(parseEdition(segment)).toEqual(edition);
    expect(formatEdition(edition)).toBe(segment);
  });

  it("of a draft has no experiment", () => {
    expect(formatEdition({ lang: "en-us", isDraft: true, experiment: { googleId: "G1", index: 1 } })).toBe("en-us.draft");
  });

  it("omits the requested language if it is the same", () => {
    for (const lang of LANGS) expect(formatEdition({ lang, requestedLang: lang })).toBe(lang);
  });

  it.each([
    "",
    "de-de",
    "EN-US",
    "en-us.for-",
    "en-us.for-en-us",
    "en-us.for-de-de",
    ".for-fr-ca",
    "de-de.for-fr-ca",
    "_next",
    "[edition]",
    "en-us.for-fr-ca/",
    "en-us.draft.x-G1-1",
    "en-us.draft.for-fr-ca",
    "en-us.x-G1",
    "en-us.x-G1-01",
    "en-us.x-G1-1000",
    "en-us.x--1",
    "en-us.x-a.b-1",
    `en-us.x-${"G".repeat(101)}-1`,
  ])("%j is not an edition", (segment) => {
    expect(parseEdition(segment)).toBeNull();
  });
});

it.each([
  ["/", null, "/"],
  ["/how-it-works/", null, "/how-it-works/"],
  ["/fr-ca", "fr-ca", ""],
  ["/fr-ca/", "fr-ca", "/"],
  ["/FR-ca/a/b", "fr-ca", "/a/b"],
  ["/de-de/x/", "de-de", "/x/"],
  ["/de-desk/", null, "/de-desk/"],
  ["/fr-ca.html", null, "/fr-ca.html"],
  ["/fr/ca/", null, "/fr/ca/"],
  ["/x/fr-ca/", null, "/x/fr-ca/"],
])("splitLang splits %s", (pathname, prefix, path) => {
  expect(splitLang(pathname)).toEqual({ prefix, path });
});

it("toLang falls back to en-us", () => {
  expect([null, "fr-ca", "en-us", "de-de", "constructor"].map(toLang)).toEqual(["en-us", "fr-ca", "en-us", "en-us", "en-us"]);
});
