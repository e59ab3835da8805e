import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { OperationsByHash, ReleasedOperations } from "./releasedOperations";

export const SCHEMA = "bff/schema.graphql";
const SENT = "bff/guards/operations/__generated__/operations.json";
const RELEASED = "bff/guards/operations/released.json";

/** Reads the operations that the current code sends. */
export function readSent(root: string): OperationsByHash {
  return readJson(root, SENT) as OperationsByHash;
}

/** Reads the recorded operations of earlier releases. */
export function readReleased(root: string): ReleasedOperations {
  return readJson(root, RELEASED) as ReleasedOperations;
}

/** Replaces the recorded operations of earlier releases. */
export function writeReleased(root: string, released: ReleasedOperations): void {
  writeFileSync(path.join(root, RELEASED), `${JSON.stringify(released, null, 2)}\n`);
}

function readJson(root: string, file: string): unknown {
  return JSON.parse(readFileSync(path.join(root, file), "utf8"));
}
