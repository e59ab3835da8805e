import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
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

it("names for each address the screen, the operation, the resolver and the source", () => {
  const faults = rows.flatMap(({ address, route, screen, operation, resolver, source }) => {
    const reached = [...reachedFrom(route)];
    const fields = resolver ? fieldsOf(operation) : [];
    return [
      screen && !reached.some((file) => file.startsWith(`site/screens/${screen}.`)) && `${address} is not rendered by ${screen}`,
      operation && !reached.some((file) => mentions(file, `${operation}Document`)) && `${address} does not send ${operation}`,
      resolver &&
        !fields.some((field) => mentions(`bff/modules/${resolver}/resolvers.ts`, field)) &&
        `${operation} is not resolved by ${resolver}`,
      source && !existsSync(`bff/sources/${source}`) && `there is no source ${source}`,
    ].filter(Boolean);
  });
  expect(faults).toEqual([]);
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
