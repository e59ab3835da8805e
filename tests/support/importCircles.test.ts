import { expect, it } from "vitest";
import { findCircles } from "./importCircles";
import type { Import } from "./sourceFiles";

const from = (file: string, ...targets: string[]): Import[] =>
  targets.map((target) => ({ file, target, isPackage: false, isType: false, isDynamic: false }));

it("returns a circle once, as its closed path", () => {
  expect(findCircles([...from("b", "c"), ...from("c", "a"), ...from("a", "b")])).toEqual(["a → b → c → a"]);
});

it("returns each of several circles that share a file", () => {
  expect(findCircles([...from("a", "b", "c"), ...from("b", "a"), ...from("c", "a")])).toEqual(["a → b → a", "a → c → a"]);
});

it("returns a file that imports itself", () => {
  expect(findCircles(from("a", "a"))).toEqual(["a → a"]);
});

it("returns no path that ends, or that only leads to a circle", () => {
  expect(findCircles([...from("a", "b", "c"), ...from("b", "c")])).toEqual([]);
  expect(findCircles([...from("main", "a"), ...from("a", "b"), ...from("b", "a", "end")])).toEqual(["a → b → a"]);
});

it("includes type imports and import(), but no packages", () => {
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
