import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const text = readFileSync("docs/security.md", "utf8");
/** The files in the tables. */
const files = [...text.matchAll(/`([\w.[\]-]+(?:\/[\w.[\]-]+)+\.tsx?)`/g)].map(([, file]) => file!);
/** The tests in the tables, with the quoted part of their titles. */
const named = [...text.matchAll(/`([^`]+\.test\.tsx?)`: "([^"]+)"/g)].map(([, file, words]) => ({ file: file!, words: words! }));

describe("docs/security.md", () => {
  test("names guards and tests, so that the checks below are not empty", () => {
    expect(files.length).toBeGreaterThan(50);
    expect(named.length).toBeGreaterThan(30);
  });

  test("names only files that exist", () => {
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  test("quotes only titles of tests that exist", () => {
    const missing = named.filter(({ file, words }) => !existsSync(file) || !readFileSync(file, "utf8").includes(words));
    expect(missing).toEqual([]);
  });
});
