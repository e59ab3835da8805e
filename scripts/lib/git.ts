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
export function gitFiles(root: string, ...args: string[]): string[] {
  return git(root, ...args)
    .split("\0")
    .filter(Boolean);
}
