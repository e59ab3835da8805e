import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type FileSet, hashFiles } from "./fileSet";

/** A build result that is rebuilt only if its input files have changed. */
export interface Artifact {
  name: string;
  inputs: FileSet;
  /** A file of the result. If it is missing, the artifact is stale even if the input's hash is unchanged. */
  output?: string;
}

/** Calls `make` unless the artifact is up to date. If it succeeds, stores the hash of the inputs; else the artifact stays stale. */
export async function makeIfStale(root: string, artifact: Artifact, make: () => Promise<void>): Promise<void> {
  // Hashed before the work, so that a file edited meanwhile makes the artifact stale again.
  const hash = hashFiles(root, artifact.inputs);
  if (isFresh(root, artifact, hash)) return;
  // A failure is also remembered when the inputs are as they were before it.
  rmSync(stampFile(root, artifact), { force: true });
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
