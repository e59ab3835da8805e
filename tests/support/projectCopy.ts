import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { register } from "tsx/esm/api";
import { vi } from "vitest";
import { runCodegen } from "#codegen/run.ts";

/** What codegen reads, and what the BFF of a copy imports. */
const PARTS = [
  "codegen",
  "site/i18n",
  "bff",
  "shared",
  "customtypes",
  "slices",
  "site/bff",
  "site/parts/map/baseMap",
  "site/public/assets/map",
  "codegen.yml",
  "package.json",
  "tsconfig.json",
];

/** What a run of codegen has printed, and its exit code. */
export interface Outcome {
  code: number;
  out: string;
  err: string;
}

/** A temporary copy of the project whose models and operations a test may change. */
export interface ProjectCopy {
  root: string;
  read(file: string): string;
  write(file: string, text: string): void;
  /** Replaces a text in a file. */
  edit(file: string, from: string, to: string): void;
  /** Runs codegen in this process: a new process would need seconds to load the generators. */
  codegen(...args: string[]): Promise<Outcome>;
  remove(): Promise<void>;
}

const { warn } = console;

/** Warns, except of a fragment that differs from that of another copy in this process, which graphql-tag remembers. */
function warnUnlessOfTwin(...words: unknown[]): void {
  if (!/^Warning: fragment with name \w+ already exists/.test(String(words[0]))) warn(...words);
}

/** Runs codegen in this process. GraphQL Code Generator imports our TypeScript plugins itself: tsx has to be registered. */
export async function codegenInProcess(root: string, isCheck: boolean): Promise<Outcome> {
  const outcome = { out: "", err: "" };
  const terminal = {
    log: (line: string) => void (outcome.out += `${line}\n`),
    error: (line: string) => void (outcome.err += `${line}\n`),
  };
  const quiet = vi.spyOn(console, "warn").mockImplementation(warnUnlessOfTwin);
  const code = await runCodegen({ root, isCheck }, terminal);
  quiet.mockRestore();
  return { code, ...outcome };
}

/** Copies what codegen reads and the BFF imports. */
export function createProjectCopy(): ProjectCopy {
  const unregister = register();
  const root = mkdtempSync(path.join(tmpdir(), "keyway-codegen-"));
  for (const part of PARTS) {
    // Of tests and styles, codegen writes the tests of slices only.
    cpSync(part, path.join(root, part), { recursive: true, filter: (from) => !/(?<!\/index)\.test\.tsx?$|\.css$/.test(from) });
  }
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"));
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  return {
    root,
    read,
    write(file, text) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    },
    edit(file, from, to) {
      const text = read(file);
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
      writeFileSync(path.join(root, file), text.replace(from, to));
    },
    codegen: (...args) => codegenInProcess(root, args.includes("--check")),
    async remove() {
      await unregister();
      rmSync(root, { recursive: true });
    },
  };
}
