import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { listFiles } from "../support/sourceFiles";

const FOLDER = "docs/decisions";
const MAX_WORDS = 350;
const MAX_LINES = 45;
/** Numbers from here on belong to branches that land in any order. */
const FIRST_OPEN_NUMBER = 39;

const read = (file: string) => readFileSync(path.join(FOLDER, file), "utf8");
const records = readdirSync(FOLDER).map((file) => ({ file, text: read(file), ...parseHead(read(file)) }));
const files = records.map(({ file }) => file);

/** The status of a record, and the file that its status names as successor. Null where the line is missing or malformed. */
function parseHead(text: string): { status: string | null; successor: string | null } {
  const [, status = null, successor = null] =
    /^Date: \d{4}-\d{2}-\d{2}\. Status: (proposed|accepted|rejected|superseded by \[\d{3}\]\((\d{3}-[\w-]+\.md)\))\.(?: |$)/m.exec(text) ??
    [];
  return { status, successor };
}

/** Words of prose and tables, without the signs of Markdown. */
function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Paths in backticks that begin with a folder of the repository. */
function pathsIn(text: string): string[] {
  const spans = [...text.matchAll(/`([\w.-]+(?:\/[\w.[\]-]+)+)\/?`/g)].map(([, span]) => span!);
  return spans.filter((span) => existsSync(span.split("/")[0]!) && !/\bNAME\b|\bName\b/.test(span));
}

describe("the decision records", () => {
  it("are numbered without a gap, each number once", () => {
    const numbers = files.map((file) => Number(/^(\d{3})-[\w-]+\.md$/.exec(file)?.[1]));
    expect(numbers).not.toContain(Number.NaN);
    expect(new Set(numbers).size).toBe(numbers.length);
    const closed = numbers.filter((number) => number < FIRST_OPEN_NUMBER);
    expect(closed).toEqual(closed.map((_, index) => index + 1));
  });

  it("have a row with their title in the index of docs/README.md", () => {
    const rows = readFileSync("docs/README.md", "utf8");
    const toRow = ({ file, text }: (typeof records)[number]) =>
      `| [${file.slice(0, 3)}](decisions/${file}) | ${/^# \d+ (.+)/.exec(text)?.[1]}`;
    expect(records.map(toRow).filter((row) => !rows.includes(row))).toEqual([]);
  });

  it("exist wherever code or documents refer to one", () => {
    const sources = listFiles(".").filter((file) => /\.(ts|tsx|mjs|css|graphql|md)$|^\.env\.example$/.test(file));
    const numbers = new Set(files.map((file) => file.slice(0, 3)));
    const unknown = sources.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/docs\/decisions\/(\d{3})/g)]
        .filter(([, number]) => !numbers.has(number!))
        .map(([reference]) => `${file}: ${reference}`),
    );
    expect(unknown).toEqual([]);
  });
});

/** Returns the files of the records with a fault. */
const filesWith = (isFaulty: (record: (typeof records)[number]) => boolean) => records.filter(isFaulty).map(({ file }) => file);

describe("each decision record", () => {
  it("has its number in the title, a date, a known status and the three headings in order", () => {
    const isFaulty = ({ file, text, status }: (typeof records)[number]) => {
      const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading).filter((heading) => heading !== "Measured");
      const hasTitle = new RegExp(`^# ${file.slice(0, 3)} \\S.*\n\nDate: `).test(text);
      return !hasTitle || status === null || headings.join() !== "Context,Decision,Consequences";
    };
    expect(filesWith(isFaulty)).toEqual([]);
  });

  it("is half a page at most", () => {
    expect(filesWith(({ text }) => countWords(text) > MAX_WORDS || text.trimEnd().split("\n").length > MAX_LINES)).toEqual([]);
  });

  it("links only to records that exist, and names only paths that exist", () => {
    const faults = records.flatMap(({ file, text }) => {
      const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => path.join(FOLDER, target!));
      return [...links, ...pathsIn(text)].filter((target) => !existsSync(target)).map((target) => `${file}: ${target}`);
    });
    expect(faults).toEqual([]);
  });

  it("is named in the status of the record that supersedes it", () => {
    const isFaulty = ({ file, successor }: (typeof records)[number]) =>
      successor !== null && !(files.includes(successor) && read(successor).split("\n## ")[0]!.includes(file.slice(0, 3)));
    expect(filesWith(isFaulty)).toEqual([]);
  });
});
