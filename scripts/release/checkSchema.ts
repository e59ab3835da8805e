import { readFileSync } from "node:fs";
import path from "node:path";
import { git } from "../lib/git";
import { LaunchFailure } from "../lib/launchFailure";
import { readReleased, readSent, SCHEMA } from "./files";
import { findBase, findLastRelease } from "./lastRelease";
import { compareSchemas } from "./schemaChanges";

/**
 * Prints the changes of the schema since the last release, or since the commit `ref`. Before the first release it says so, and compares
 * with the last change of main. Returns the exit code: 1 if a change is breaking.
 */
export function checkSchema(root: string, ref: string | undefined, terminal: Pick<Console, "log" | "error">): 0 | 1 {
  try {
    const against = ref ?? findLastRelease(root) ?? baseBeforeFirstRelease(root, terminal);
    const before = git(root, "show", `${against}:${SCHEMA}`);
    const operations = { ...readReleased(root).operations, ...readSent(root) };
    const { breaking, dangerous } = compareSchemas(before, readFileSync(path.join(root, SCHEMA), "utf8"), operations);
    for (const line of dangerous) terminal.log(`Warning: ${line}`);
    for (const line of breaking) terminal.error(line);
    terminal.log(breaking.length > 0 ? `The schema breaks clients of ${against}.` : `The schema breaks nothing since ${against}.`);
    return breaking.length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof LaunchFailure)) throw error;
    terminal.error(error.message);
    return 1;
  }
}

function baseBeforeFirstRelease(root: string, terminal: Pick<Console, "log">): string {
  const base = findBase(root);
  terminal.log(`No release has been tagged yet (v*): the schema is compared with ${base}.`);
  return base;
}
