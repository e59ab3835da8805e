import { readFileSync } from "node:fs";
import path from "node:path";
import { ContentToolError } from "../content/connect";
import type { Environment } from "../lib/environment";
import { git } from "../lib/git";
import { LaunchFailure } from "../lib/launchFailure";
import { readReleased, readSent, SCHEMA } from "./files";
import { findBase, findLastRelease } from "./lastRelease";
import { listLostContent } from "./lostContent";
import { compareSchemas } from "./schemaChanges";

interface SchemaCheck {
  root: string;
  /** The commit to compare with: the last release by default. */
  ref: string | undefined;
  env: Environment;
  terminal: Pick<Console, "log" | "error">;
}

/**
 * Prints the changes of the schema since the last release, or since the commit `ref`, and what changes of the models take from published
 * documents. Before the first release it says so, and compares with the last change of main. Returns the exit code: 1 if a change breaks
 * clients or loses content.
 */
export async function checkSchema({ root, ref, env, terminal }: SchemaCheck): Promise<0 | 1> {
  try {
    const against = ref ?? findLastRelease(root) ?? baseBeforeFirstRelease(root, terminal);
    const before = git(root, "show", `${against}:${SCHEMA}`);
    const operations = { ...readReleased(root).operations, ...readSent(root) };
    const { breaking, dangerous } = compareSchemas(before, readFileSync(path.join(root, SCHEMA), "utf8"), operations);
    for (const line of dangerous) terminal.log(`Warning: ${line}`);
    for (const line of breaking) terminal.error(line);
    terminal.log(breaking.length > 0 ? `The schema breaks clients of ${against}.` : `The schema breaks nothing since ${against}.`);
    const lost = await listLostContent(root, against, env);
    for (const line of lost) terminal.error(line);
    return breaking.length + lost.length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof LaunchFailure || error instanceof ContentToolError)) throw error;
    terminal.error(error.message);
    return 1;
  }
}

function baseBeforeFirstRelease(root: string, terminal: Pick<Console, "log">): string {
  const base = findBase(root);
  terminal.log(`No release has been tagged yet (v*): the schema is compared with ${base}.`);
  return base;
}
