import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

const folders = readdirSync(".", { withFileTypes: true }).filter((entry) => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name));
const guides = ["CONTRIBUTING.md", "docs/architecture.md", "docs/client-state.md", "docs/glossary.md", "docs/security.md"];
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

describe.each([...readmes, ...guides])("%s", (readme) => {
  const text = readWithoutRoutes(readme);
  const from = path.dirname(readme);

  test("names only paths that exist", () => {
    expect(pathsIn(text).filter((file) => !exists(file, from) && !file.startsWith(".keyway"))).toEqual([]);
  });

  test("draws only paths that exist", () => {
    expect(drawnPathsIn(text).filter((file) => !existsSync(file))).toEqual([]);
  });

  test("links only to files that exist", () => {
    const targets = [...text.matchAll(/\]\(([^)#]+)\)/g)].map(([, target]) => target!).filter((target) => !/^https?:/.test(target));
    expect(targets.filter((target) => !existsSync(path.join(from, target)))).toEqual([]);
  });

  test("names only commands of package.json", () => {
    const commands = [...text.matchAll(/\bnpm (?:run )?([\w:]+)/g)].map(([, name]) => name!);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});

test.each(readmes.filter((readme) => readme !== "README.md"))("%s is forty lines at most", (readme) => {
  expect(readWithoutRoutes(readme).trimEnd().split("\n").length).toBeLessThanOrEqual(40);
});

describe("the root's README", () => {
  test("names paths and commands, so that the checks above are not empty", () => {
    const text = readFileSync("README.md", "utf8");
    expect(pathsIn(text).length).toBeGreaterThan(10);
    expect(text).toContain("npm start");
  });
});

test("the diagrams of the architecture name paths, so that the check above is not empty", () => {
  expect(drawnPathsIn(readFileSync("docs/architecture.md", "utf8")).length).toBeGreaterThan(15);
});
