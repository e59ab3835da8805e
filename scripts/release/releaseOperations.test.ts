import { expect, test } from "vitest";
import { tempFolder, writeIn } from "../testing/tempFolder";
import { readReleased } from "./files";
import { addRelease, MAX_RELEASES } from "./releasedOperations";
import { releaseOperations } from "./releaseOperations";

const NONE = { releases: [], operations: {} };
const page = { name: "Page", text: "query Page { page }" };
const menu = { name: "Menu", text: "query Menu { menu }" };

test("adds the operations of a release to those of earlier releases", () => {
  const first = addRelease(NONE, "v1", { a: page });
  const second = addRelease(first, "v2", { b: menu });
  expect(second).toEqual({ releases: ["v2", "v1"], operations: { a: { ...page, release: "v1" }, b: { ...menu, release: "v2" } } });
});

test("keeps an operation as long as one of the last releases sends it", () => {
  const numbers = Array.from({ length: MAX_RELEASES - 1 }, (_, at) => at + 2);
  const first = addRelease(NONE, "v1", { a: page, b: menu });
  const last = numbers.reduce((before, number) => addRelease(before, `v${number}`, { b: menu }), first);
  expect(Object.keys(last.operations)).toEqual(["a", "b"]);
  const next = addRelease(last, "v99", {});
  expect(next.releases).toHaveLength(MAX_RELEASES);
  expect(Object.keys(next.operations)).toEqual(["b"]);
});

test("records a release once, even if it is added twice", () => {
  const twice = addRelease(addRelease(NONE, "v1", { a: page }), "v1", { b: menu });
  expect(twice.releases).toEqual(["v1"]);
  expect(Object.keys(twice.operations)).toEqual(["a", "b"]);
});

test("writes the file, and says what to do with it", () => {
  const root = tempFolder({ "bff/guards/operations/released.json": JSON.stringify(NONE) });
  writeIn(root, "bff/guards/operations/__generated__/operations.json", JSON.stringify({ a: page }));
  const lines: string[] = [];
  releaseOperations(root, "v1.2.0", { log: (line: string) => void lines.push(line) });
  expect(readReleased(root)).toEqual(addRelease(NONE, "v1.2.0", { a: page }));
  expect(lines).toEqual([expect.stringContaining("tag that commit v1.2.0")]);
});
