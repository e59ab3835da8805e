import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { importsOf, listCode, listFiles } from "../support/sourceFiles";

interface Row {
  address: string;
  /** The route's file. */
  route: string;
  /** Empty, like the following properties, if the line names none. */
  screen: string;
  operation: string;
  resolver: string;
  source: string;
}

/** The rows of the tables in site/README.md. */
const rows = [...readFileSync("site/README.md", "utf8").matchAll(/^\| Address \| Route in `(.*?)`.*\n\|-.*\n((?:\|.*\n)+)/gm)].flatMap(
  ([, folder, lines]) =>
    lines!
      .trim()
      .split("\n")
      .map((line) => toRow(`site/${folder}`, line)),
);

function toRow(folder: string, line: string): Row {
  const cells = line.split("|").map((cell) => cell.trim().replace(/^`|`$/g, ""));
  const [, address = "", route = "", screen = "", operation = "", resolver = "", source = ""] = cells;
  const file = ["page.tsx", "route.ts"].map((name) => path.posix.join(folder, route, name)).find(existsSync);
  return { address, route: file ?? `no route in ${folder}/${route}`, screen, operation, resolver, source };
}

const operations = listFiles("site/bff/operations")
  .filter((file) => file.endsWith(".graphql"))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

it("names every route of the site", () => {
  const routes = listCode("site/app").filter((file) => /\/(page\.tsx|route\.ts)$/.test(file));
  expect([...new Set(rows.map(({ route }) => route))].toSorted()).toEqual(routes.toSorted());
});

describe.each(rows)("$address", ({ route, screen, operation, resolver, source }) => {
  const reached = reachedFrom(route);

  it.runIf(screen)("is rendered by its screen", () => {
    expect([...reached].some((file) => file.startsWith(`site/screens/${screen}.`))).toBe(true);
  });

  it.runIf(operation)("sends its operation", () => {
    expect([...reached].some((file) => mentions(file, `${operation}Document`))).toBe(true);
  });

  it.runIf(resolver)("is resolved by its resolver, from its source", () => {
    const asked = fieldsOf(operation);
    expect(asked).not.toEqual([]);
    expect(asked.some((field) => mentions(`bff/modules/${resolver}/resolvers.ts`, field))).toBe(true);
    expect(existsSync(`bff/sources/${source}`)).toBe(true);
  });
});

/** Returns all files that a file imports, directly or not. */
function reachedFrom(file: string): Set<string> {
  const reached = new Set([file]);
  for (const one of reached) {
    if (one.includes("__generated__") || !/\.tsx?$/.test(one) || !existsSync(one)) continue;
    for (const { target, isPackage } of importsOf(one)) if (!isPackage) reached.add(target);
  }
  return reached;
}

function mentions(file: string, name: string): boolean {
  if (file.includes("__generated__") || !/\.tsx?$/.test(file) || !existsSync(file)) return false;
  return new RegExp(`\\b${name}\\b`).test(readFileSync(file, "utf8"));
}

/** Returns the root fields of an operation. */
function fieldsOf(operation: string): string[] {
  const text = new RegExp(`^query ${operation}\\b[^{]*\\{\\n([\\s\\S]*?)^\\}`, "m").exec(operations)?.[1] ?? "";
  return [...text.matchAll(/^ {2}(\w+)/gm)].map(([, field]) => field!);
}
