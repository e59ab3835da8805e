import { execFileSync } from "node:child_process";
import { cpSync, existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { root } from "#scripts/lib/commands.ts";

interface ProjectCopy {
  folder: string;
  /** Removes the folder, also if a process that has just ended still writes there. */
  remove(): void;
}

/**
 * Copies the project with its uncommitted changes to a folder of its own below `parent`, in which Prismic's tools and codegen may write.
 * By default packages are hard links, which have to be in the same file system: Next accepts no packages from outside of its root.
 */
export function copyProject(
  parent = path.join(root, ".keyway"),
  linkPackages: (from: string, to: string) => void = linkFolder,
): ProjectCopy {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, "slicemachine-"));
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root, encoding: "utf8" });
  for (const file of files.split("\0")) {
    const source = path.join(root, file);
    if (file && existsSync(source)) cpSync(source, path.join(folder, file), { recursive: true });
  }
  linkPackages(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

function linkFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}
