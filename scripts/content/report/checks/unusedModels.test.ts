import { expect, test } from "vitest";
import { document, inputOf, withHero } from "../testing";
import { findUnusedModels } from "./unusedModels";

const find = (...documents: ReturnType<typeof document>[]) =>
  findUnusedModels(inputOf(documents)).map(({ kind, message }) => `${kind} ${message}`);

test("slices and types without use are found", () => {
  expect(find(document({ id: "a" }))).toEqual([
    "unused-slice No document has the slice Hero (hero).",
    "unused-type There is no document of the type Menu (menu).",
  ]);
});

test("a slice or type that one document uses passes", () => {
  expect(find(document({ id: "a", data: withHero({}) }), document({ id: "m", type: "menu" }))).toEqual([]);
});
