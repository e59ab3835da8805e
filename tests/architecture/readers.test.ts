import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { exceptions } from "../scaling/exceptions";
import { readers } from "../scaling/readers";
import { isTest, listCode } from "../support/sourceFiles";

/** Types and calls by which code gets at a request: its address, headers, cookies and query. */
const REQUEST = new RegExp(
  [
    String.raw`\b(IncomingMessage|IncomingHttpHeaders|NextRequest|PageProps)\b`,
    String.raw`\brequest: Request\b|headers\.get\(|\bcookies\(\)|\bsearchParams\b|new URLSearchParams\(`,
  ].join("|"),
);

const ROOMS = ["bff", "shared", "site", "slices"];
const files = listCode(...ROOMS).filter((file) => !isTest(file) && !file.includes("__generated__") && REQUEST.test(textOf(file)));
const inTable = new Set(readers.flatMap(({ file, name }) => [file, `${file} ${name}`]));

function textOf(file: string): string {
  return readFileSync(file, "utf8");
}

/** Returns the names of the functions that a file exports; of constants, those that are in the table are checked by their file. */
function functionsOf(file: string): string[] {
  return [...textOf(file).matchAll(/^export (?:default )?(?:async )?function (\w+)/gm)].map(([, name]) => name!);
}

/** Returns what is neither in the table nor excepted: a file, or one of its functions. */
function missingOf(file: string): string[] {
  if (exceptions[file]) return [];
  if (!inTable.has(file)) return [file];
  return functionsOf(file)
    .map((name) => `${file} ${name}`)
    .filter((name) => !inTable.has(name) && !exceptions[name]);
}

describe("the table of readers in tests/scaling", () => {
  it("has a row for each function that takes a request, or a reason why it has none", () => {
    expect(files.length).toBeGreaterThan(50);
    const remedy = "Add a row to tests/scaling/*Readers.ts that measures it, or a reason to tests/scaling/exceptions.ts.";
    expect(files.flatMap(missingOf), remedy).toEqual([]);
  });

  it("names functions that exist", () => {
    const isExported = ({ file, name }: { file: string; name: string }) => new RegExp(`^export .*\\b${name}\\b`, "m").test(textOf(file));
    expect(readers.filter((row) => !isExported(row)).map(({ file, name }) => `${file} ${name}`)).toEqual([]);
  });

  it("has no exception that is none", () => {
    const isOne = (exception: string) => {
      const [file = "", name] = exception.split(" ");
      if (!existsSync(file) || !files.includes(file) || inTable.has(exception)) return false;
      return name === undefined || functionsOf(file).includes(name);
    };
    expect(Object.keys(exceptions).filter((exception) => !isOne(exception))).toEqual([]);
  });
});
