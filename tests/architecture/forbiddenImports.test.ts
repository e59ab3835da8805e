import { expect, it } from "vitest";
import { findCircles } from "../support/importCircles";
import { ownImports, toLine } from "../support/ownImports";
import { isTest } from "../support/sourceFiles";

const own = ownImports();

it("finds imports of every kind", () => {
  expect(own.length).toBeGreaterThan(200);
  expect(own.some(({ isType }) => isType)).toBe(true);
  expect(own.some(({ isDynamic }) => isDynamic)).toBe(true);
});

it("no files import each other in a circle, type imports included", () => {
  expect(findCircles(own)).toEqual([]);
});

it("no file imports tests", () => {
  expect(own.filter(({ target }) => isTest(target)).map(toLine)).toEqual([]);
});

it("no source of the BFF imports another", () => {
  const folderOf = (file: string) => /^bff\/sources\/[^/]+/.exec(file)?.[0];
  const crossing = own.filter(({ file, target }) => folderOf(file) && folderOf(target) && folderOf(file) !== folderOf(target));
  expect(crossing.map(toLine)).toEqual([]);
});
