import { expect, it } from "vitest";
import { LANGS, toBcp47, withLang } from "./languages";
import { messagesOf } from "./messages";

const names = Object.keys(messagesOf("en-us")) as (keyof ReturnType<typeof messagesOf>)[];

it("every sentence exists in every language", () => {
  for (const lang of LANGS) {
    expect(Object.keys(messagesOf(lang)).sort()).toEqual([...names].sort());
    for (const name of names) expect(messagesOf(lang)[name], `${name} in ${lang}`).toMatch(/\S/);
  }
});

it("no French sentence is an English one", () => {
  expect(names.filter((name) => messagesOf("fr-ca")[name] === messagesOf("en-us")[name])).toEqual([]);
});

it("French has no space before ? and !, and a typographic apostrophe", () => {
  for (const name of names) expect(messagesOf("fr-ca")[name], name).not.toMatch(/\s[?!]|\w'\w/);
});

it("French has a hard space before a colon, so that no line begins with one", () => {
  for (const name of names) expect(messagesOf("fr-ca")[name], name).not.toMatch(/[^\u00a0]:(\s|$)/);
});

it("a path begins with its language, except in English", () => {
  expect(withLang("/a/", "en-us")).toBe("/a/");
  expect(withLang("/a/", "fr-ca")).toBe("/fr-ca/a/");
});

it("a language is written in HTML as BCP 47 says", () => {
  expect(LANGS.map(toBcp47)).toEqual(["en-US", "fr-CA"]);
});
