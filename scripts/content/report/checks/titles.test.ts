import { expect, test } from "vitest";
import { document, inputOf, translated } from "../testing";
import { findBadTitles } from "./titles";

const titled = (id: string, meta_title: string | null, more: object = {}) => document({ id, data: { meta_title }, ...more });
const find = (...documents: ReturnType<typeof document>[]) =>
  findBadTitles(inputOf(documents)).map(({ kind, document: named, message }) => `${kind} ${named!.path} ${message}`);

test("a title of 60 characters passes, and one of 61 is too long", () => {
  expect(find(titled("a", "a".repeat(60)), titled("b", "b".repeat(61)))).toEqual([
    `long-title /b/ The meta title has 61 characters: “${"b".repeat(61)}”`,
  ]);
});

test("a title that two pages of one language have is found on both, whatever its case", () => {
  expect(find(titled("a", "Keys"), titled("b", "keys "), titled("c", "Locks"))).toEqual([
    "repeated-title /a/ The meta title “Keys” is also that of /b/.",
    "repeated-title /b/ The meta title “keys” is also that of /a/.",
  ]);
});

test("the same title in two languages passes, as do pages without a title and documents without a page", () => {
  const menus = ["m1", "m2"].map((id) => titled(id, "Keys", { type: "menu" }));
  expect(find(...translated("a", { meta_title: "FAQ" }, { meta_title: "FAQ" }), titled("b", null), titled("c", null), ...menus)).toEqual(
    [],
  );
});
