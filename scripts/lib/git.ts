import { execFileSync } from "node:child_process";
import { LaunchFailure } from "./launchFailure";

/** Runs a git command and returns its output. */
export function git(root: string, ...args: string[]): string {
  try {
    return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"], maxBuffer: 2 ** 26 });
  } catch (error) {
    throw new LaunchFailure(`git ${args[0]} failed: ${(error as Error).message}`);
  }
}

/** Runs a git command with `-z` and returns the files that it lists. */
function gitFiles(root: string, ...args: string[]): string[] {
  return git(root, ...args)
    .split("\0")
    .filter(Boolean);
}

/**
 * Returns the existing files that differ from the merge base with `main`, committed or not. On `main` itself, those that differ from
 * `origin/main` or, without it, the uncommitted ones.
 */
export function changedFiles(root: string): string[] {
  const isOnMain = git(root, "branch", "--show-current").trim() === "main";
  const hasRemote = git(root, "for-each-ref", "refs/remotes/origin/main") !== "";
  const base = !isOnMain ? "main" : hasRemote ? "origin/main" : "HEAD";
  const mergeBase = git(root, "merge-base", "HEAD", base).trim();
  const tracked = gitFiles(root, "diff", "--name-only", "--no-renames", "--diff-filter=d", "-z", mergeBase);
  return [...new Set([...tracked, ...gitFiles(root, "ls-files", "--others", "--exclude-standard", "-z")])].sort();
}
