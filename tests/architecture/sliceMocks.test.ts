import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";
import { readModels } from "../../codegen/models";

// Its ES modules import folders, which Node refuses; the CommonJS build is the one Slice Machine runs.
const { SharedSliceContent } = createRequire(import.meta.url)("@prismicio/types-internal/lib/content") as {
  SharedSliceContent: { decode(mock: unknown): { _tag: "Left" | "Right" } };
};

// What it cannot read, Slice Machine replaces by an empty mock without a word.
test.each(readModels(".").slices)("Slice Machine can read the mocks of $folder", ({ folder }) => {
  const mocks = JSON.parse(readFileSync(path.join("slices", folder, "mocks.json"), "utf8")) as { variation: string }[];
  const unreadable = mocks.filter((mock) => SharedSliceContent.decode(mock)._tag === "Left");
  expect(unreadable.map(({ variation }) => variation)).toEqual([]);
});
