import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

const folders = readdirSync(".", { withFileTypes: true }).filter((entry) => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name));
const guides = [
  "CONTRIBUTING.md",
  "docs/architecture.md",
  "docs/client-state.md",
  "docs/debugging.md",
  "docs/glossary.md",
  "docs/operations/configuration.md",
  "docs/security.md",
];
const readmes = ["README.md", ...folders.map(({ name }) => path.join(name, "README.md")).filter((file) => existsSync(file))];

/** Returns the paths in backticks: those with a slash or a file extension, without placeholders. */
function pathsIn(text: string): string[] {
  const code = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span!);
  return code.filter(
    (span) =>
      /^[\w.-]+(\/[\w.[\]-]+)*\/?$/.test(span) &&
      (span.includes("/") || /\.(ts|mjs|json|graphql|yml|md)$/.test(span)) &&
      !/\bNAME\b|\bName\b/.test(span),
  );
}

/** Returns the paths in a text's Mermaid diagrams: those that begin with a folder of the repository. */
function drawnPathsIn(text: string): string[] {
  const drawings = [...text.matchAll(/```mermaid\n(.*?)```/gs)].map(([, drawing]) => drawing!);
  const names = folders.map(({ name }) => name).join("|");
  return drawings.flatMap((drawing) =>
    [...drawing.matchAll(new RegExp(`"((?:${names})(?:/[\\w.[\\]-]+)*)`, "g"))].map(([, file]) => file!),
  );
}

/** Whether a path exists, relative to the root or to the README's folder. Files that every slice or module has always exist. */
function exists(file: string, from: string): boolean {
  const anywhere = [
    /^(model|mocks|mocks\.fr-ca|experiment)\.json$/,
    /^(index|loaders|resolvers|client|payload)\.tsx?$/,
    /^index\.test\.tsx$/,
    /^(live|fragment)\.graphql$/,
  ];
  return anywhere.some((name) => name.test(file)) || [".", from].some((base) => existsSync(path.join(base, file)));
}

/** Reads a README without the table of routes, which routeTable.test.ts checks. */
function readWithoutRoutes(readme: string): string {
  return readFileSync(readme, "utf8").replace(/^\| Address[^]*?\n\n/gm, "");
}

const documents = [...readmes, ...guides].map((file) => ({ file, from: path.dirname(file), text: readWithoutRoutes(file) }));

/** Returns the faults of all documents, each with its document. */
function faultsIn(faultsOf: (document: (typeof documents)[number]) => string[]): string[] {
  return documents.flatMap((document) => faultsOf(document).map((fault) => `${document.file}: ${fault}`));
}

describe("READMEs and guides", () => {
  test("name only paths that exist", () => {
    expect(pathsIn(readFileSync("README.md", "utf8")).length).toBeGreaterThan(10);
    expect(faultsIn(({ text, from }) => pathsIn(text).filter((file) => !exists(file, from) && !file.startsWith(".keyway")))).toEqual([]);
  });

  test("draw only paths that exist", () => {
    expect(drawnPathsIn(readFileSync("docs/architecture.md", "utf8")).length).toBeGreaterThan(15);
    expect(faultsIn(({ text }) => drawnPathsIn(text).filter((file) => !existsSync(file)))).toEqual([]);
  });

  test("link only to files that exist", () => {
    const targetsIn = (text: string) => [...text.matchAll(/\]\(([^)#]+)\)/g)].map(([, target]) => target!);
    const isMissing = (target: string, from: string) => !/^https?:/.test(target) && !existsSync(path.join(from, target));
    expect(faultsIn(({ text, from }) => targetsIn(text).filter((target) => isMissing(target, from)))).toEqual([]);
  });

  test("name only commands of package.json", () => {
    const commandsIn = (text: string) => [...text.matchAll(/\bnpm (?:run )?([\w:]+)/g)].map(([, name]) => name!);
    expect(faultsIn(({ text }) => commandsIn(text).filter((name) => !(name in scripts)))).toEqual([]);
  });

  test("are forty lines at most, except the root's", () => {
    const long = documents.filter(
      ({ file, text }) => /.\/README\.md$/.test(file) && text.split("## Decision records")[0]!.trimEnd().split("\n").length > 40,
    );
    expect(long.map(({ file }) => file)).toEqual([]);
  });
});
