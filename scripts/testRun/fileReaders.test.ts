import { expect, it } from "vitest";
import { git } from "../lib/git";
import { tempFolder } from "../testing/tempFolder";
import { listFileReaders } from "./fileReaders";

it("lists modules that can read or start files by path, and all of tests/architecture", () => {
  const root = tempFolder({
    ".gitignore": "node_modules",
    "bff/graph/typeDefs.ts": `import { readFileSync } from "node:fs";`,
    "bff/thread.ts": `import { Worker } from 'node:worker_threads';`,
    "bff/promised.test.ts": `import { readFile } from "node:fs/promises";`,
    "scripts/run.mjs": `const { spawn } = await import("node:child_process");`,
    "site/page.tsx": `import path from "node:path";`,
    "docs/node.md": `"node:fs"`,
    "tests/architecture/words.test.ts": "",
    "node_modules/x/index.ts": `import "node:fs";`,
  });
  git(root, "init", "--quiet");
  git(root, "add", "bff/graph/typeDefs.ts");
  expect(listFileReaders(root)).toEqual([
    "bff/graph/typeDefs.ts",
    "bff/promised.test.ts",
    "bff/thread.ts",
    "scripts/run.mjs",
    "tests/architecture/words.test.ts",
  ]);
});
