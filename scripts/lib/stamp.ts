import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type FileSet, hashFiles } from "./fileSet";

/** Something that is made from files, and is made again only when these have changed. */
export interface Artifact {
  name: string;
  inputs: FileSet;
  /** A file that the work leaves behind; without it the work is done again, even where the stamp fits. */
  output?: string;
}

/** Does `make` unless the artifact is up to date, and remembers what it was made from when it succeeds. */
export async function makeIfStale(root: string, artifact: Artifact, make: () => Promise<void>): Promise<void> {
  // Taken before the work, so that a file edited meanwhile makes the artifact stale again.
  const hash = hashFiles(root, artifact.inputs);
  if (isFresh(root, artifact, hash)) return;
  await make();
  writeStamp(root, artifact, hash);
}

function isFresh(root: string, artifact: Artifact, hash: string): boolean {
  if (artifact.output && !existsSync(path.join(root, artifact.output))) return false;
  const file = stampFile(root, artifact);
  return existsSync(file) && readFileSync(file, "utf8") === hash;
}

function writeStamp(root: string, artifact: Artifact, hash: string): void {
  const file = stampFile(root, artifact);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, hash);
}

function stampFile(root: string, { name }: Artifact): string {
  return path.join(root, ".keyway", `${name}.stamp`);
}
