import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { gitFiles } from "../lib/git";

const code = ["*.ts", "*.tsx", "*.mjs"];
const canReadFiles = /["']node:(fs|child_process|worker_threads)\b/;

/**
 * Returns the modules that can depend on files that they do not import: the tests under tests/architecture, and every module that
 * can read or run a file by its path, which means those that mention node:fs, node:child_process or node:worker_threads.
 */
export function listFileReaders(root: string): string[] {
  const files = gitFiles(root, "ls-files", "--cached", "--others", "--exclude-standard", "-z", ...code);
  return [...new Set(files)]
    .filter((file) => existsSync(path.join(root, file)))
    .filter((file) => file.startsWith("tests/architecture/") || canReadFiles.test(readFileSync(path.join(root, file), "utf8")))
    .sort();
}
