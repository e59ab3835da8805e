import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

/** Creates a folder with the given files, which is removed when the test ends. */
export function tempFolder(files: Record<string, string> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), "keyway-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) writeIn(folder, file, text);
  return folder;
}

/** Writes a file below a folder, and creates the folders in between. */
export function writeIn(folder: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}
