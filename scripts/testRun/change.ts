import { existsSync } from "node:fs";
import path from "node:path";
import { git, gitFiles } from "../lib/git";

/** The files that differ, by paths relative to the root. */
export interface Change {
  /** Files that are new or different. */
  present: readonly string[];
  /** Files that are no longer there. */
  gone: readonly string[];
}

/**
 * Returns the files that differ from the merge base with `main`, committed or not. On `main` itself, returns those that differ from
 * `origin/main` or, without it, the uncommitted ones.
 */
export function readChange(root: string): Change {
  const tracked = gitFiles(root, "diff", "--name-only", "--no-renames", "-z", findBase(root));
  const untracked = gitFiles(root, "ls-files", "--others", "--exclude-standard", "-z");
  const files = [...new Set([...tracked, ...untracked])].sort();
  const isPresent = (file: string) => existsSync(path.join(root, file));
  return { present: files.filter(isPresent), gone: files.filter((file) => !isPresent(file)) };
}

function findBase(root: string): string {
  if (git(root, "branch", "--show-current").trim() !== "main") return mergeBase(root, "main");
  return git(root, "for-each-ref", "refs/remotes/origin/main") === "" ? "HEAD" : mergeBase(root, "origin/main");
}

function mergeBase(root: string, branch: string): string {
  return git(root, "merge-base", "HEAD", branch).trim();
}
