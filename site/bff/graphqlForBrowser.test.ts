import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as graphql from "graphql";
import { expect, it } from "vitest";
import * as ours from "./graphqlForBrowser";

// The parts of Apollo Client that the browser uses; other parts import more of graphql.
const PARTS = [
  "core",
  "cache",
  "errors",
  "incremental",
  "local-state",
  "link/core",
  "link/utils",
  "link/http",
  "masking",
  "react",
  "utilities",
];
const sources = PARTS.flatMap((part) => listScripts(path.join("node_modules/@apollo/client", part))).map((file) =>
  readFileSync(file, "utf8"),
);

function listScripts(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries.filter(({ name }) => name.endsWith(".js")).map((entry) => path.join(entry.parentPath, entry.name));
}

it("exports all that Apollo Client imports of graphql", () => {
  const imported = sources.flatMap((source) =>
    [...source.matchAll(/import \{([^}]*)\} from "graphql"/g)].flatMap(([, names]) =>
      names!.split(",").map((name) => name.trim().split(" ")[0]!),
    ),
  );
  expect(imported.length).toBeGreaterThan(20);
  expect([...new Set(imported)].filter((name) => !(name in ours) && name !== "isSelectionNode")).toEqual([]);
});

it("has the same kinds and operation types as graphql", () => {
  const named = new Set(sources.flatMap((source) => [...source.matchAll(/\bKind\.([A-Z_]+)/g)].map(([, kind]) => kind!)));
  expect(named.size).toBeGreaterThan(15);
  expect([...named].filter((kind) => !(kind in ours.Kind))).toEqual([]);
  expect(graphql.Kind).toMatchObject(ours.Kind);
  expect(graphql.OperationTypeNode).toEqual(ours.OperationTypeNode);
});
