import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { tempFolder } from "#scripts/testing/tempFolder.ts";
import { HINT, addCompileHints } from "./compileHints";

const build = (manifest: object) =>
  tempFolder({
    "build-manifest.json": JSON.stringify(manifest),
    "static/chunks/react.js": "let react",
    "static/chunks/map.js": "let map",
  });
const script = (folder: string, name: string) => readFileSync(path.join(folder, "static/chunks", name), "utf8");

it("adds the hint to the scripts of every page, once, and to no others", () => {
  const folder = build({ rootMainFiles: ["static/chunks/react.js"] });
  addCompileHints(folder);
  addCompileHints(folder);
  expect([script(folder, "react.js"), script(folder, "map.js")]).toEqual([`${HINT}let react`, "let map"]);
});

it.each([{}, { rootMainFiles: [] }])("fails a build that names no such scripts: %o", (manifest) => {
  expect(() => addCompileHints(build(manifest))).toThrow("rootMainFiles");
});
