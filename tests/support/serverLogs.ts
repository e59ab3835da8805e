import { appendFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "#scripts/lib/commands.ts";

const folder = path.join(root, ".keyway/logs");

/** The log file of one server process. A failed test prints what was added to it since the test began. */
export interface ServerLog {
  file: string;
  write(line: string): void;
}

/** The log files of the servers that this process has started. */
const ownFiles = new Set<string>();

/** Creates an empty log file. */
export function createServerLog(name: string): ServerLog {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.log`);
  writeFileSync(file, "");
  ownFiles.add(file);
  return { file, write: (line) => appendFileSync(file, `${line}\n`) };
}

/** Records the current sizes of the logs. The returned function returns what each has got since then, without empty ones. */
export function watchLogs(others: readonly string[]): () => string {
  const starts = new Map([...ownFiles, ...others].map((file) => [file, sizeOf(file)]));
  return () =>
    [...new Set([...ownFiles, ...others])]
      .map((file) => ({ file, added: readFrom(file, starts.get(file) ?? 0) }))
      .filter(({ added }) => added !== "")
      .map(({ file, added }) => `${path.basename(file)}:\n${added}`)
      .join("\n");
}

function sizeOf(file: string): number {
  return existsSync(file) ? statSync(file).size : 0;
}

function readFrom(file: string, start: number): string {
  return existsSync(file) ? readFileSync(file).subarray(start).toString("utf8").trimEnd() : "";
}
