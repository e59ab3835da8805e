import { execFileSync } from "node:child_process";
import { LaunchFailure } from "./launchFailure";

/** What a git command prints. */
export function git(root: string, ...args: string[]): string {
  try {
    return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"], maxBuffer: 2 ** 26 });
  } catch (error) {
    throw new LaunchFailure(`git ${args[0]} failed: ${(error as Error).message}`);
  }
}

/** The files that a git command names when it is called with `-z`. */
export function gitFiles(root: string, ...args: string[]): string[] {
  return git(root, ...args)
    .split("\0")
    .filter(Boolean);
}
