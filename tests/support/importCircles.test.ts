import { expect, it } from "vitest";
import { findCircles } from "./importCircles";
import type { Import } from "./sourceFiles";

const from = (file: string, ...targets: string[]): Import[] =>
  targets.map((target) => ({ file, target, isPackage: false, isType: false, isDynamic: false }));

it("names a circle once, by the path that closes it", () => {
  expect(findCircles([...from("b", "c"), ...from("c", "a"), ...from("a", "b")])).toEqual(["a → b → c → a"]);
});

it("names each of several that share a file", () => {
  expect(findCircles([...from("a", "b", "c"), ...from("b", "a"), ...from("c", "a")])).toEqual(["a → b → a", "a → c → a"]);
});

it("names a file that imports itself", () => {
  expect(findCircles(from("a", "a"))).toEqual(["a → a"]);
});

it("names no way that ends, or that only leads to a circle", () => {
  expect(findCircles([...from("a", "b", "c"), ...from("b", "c")])).toEqual([]);
  expect(findCircles([...from("main", "a"), ...from("a", "b"), ...from("b", "a", "end")])).toEqual(["a → b → a"]);
});

it("takes types and import() for imports, and no package", () => {
  const [toType] = from("a", "b");
  const [toLater] = from("b", "a");
  expect(
    findCircles([
      { ...toType!, isType: true },
      { ...toLater!, isDynamic: true },
    ]),
  ).toEqual(["a → b → a"]);
  expect(findCircles([{ ...from("a", "a")[0]!, isPackage: true }])).toEqual([]);
});
