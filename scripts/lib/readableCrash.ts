import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./commands";

/** Node prints three things before an exception that its internal code rethrows: a position in that code, the line there, and a caret. */
const NODES_LINE = /^node:internal\/\S+:\d+$/;
const CARET = /^ *\^$/;
const SYNTAX_ERROR = /^\w*Error.*: Transform failed with \d+ errors?:$/;
/** A place in a file that esbuild cannot read, and why. */
const FAULT = /^(\/.+):(\d+):(\d+): ERROR: (.+)$/;
/** The last line of a process that an exception ends. */
const END = /^Node\.js v\d/;

/**
 * Returns a function that shortens what Node prints of an exception that ends a process: a syntax error becomes its place, what is wrong
 * and the line itself, without the stack of the compiler. It returns undefined for a line that is left out.
 */
export function createCrashReader(isWatched: boolean): (line: string) => string | undefined {
  let skipped: "intro" | "stack" | undefined;
  return (line) => {
    if (NODES_LINE.test(line)) skipped = "intro";
    if (skipped === "intro") {
      if (CARET.test(line)) skipped = undefined;
      return undefined;
    }
    if (SYNTAX_ERROR.test(line)) skipped = "stack";
    if (END.test(line)) {
      skipped = undefined;
      return isWatched ? "Waiting for a change …" : undefined;
    }
    const fault = skipped && FAULT.exec(line);
    if (fault) return describe(fault[1]!, Number(fault[2]), fault[3]!, fault[4]!);
    return skipped ? undefined : line;
  };
}

function describe(file: string, line: number, column: string, fault: string): string {
  const place = `error: ${path.relative(root, file)}:${line}:${column}: ${fault}`;
  try {
    return `${place}\n    ${readFileSync(file, "utf8").split("\n")[line - 1]!.trim()}`;
  } catch {
    return place; // removed meanwhile
  }
}
