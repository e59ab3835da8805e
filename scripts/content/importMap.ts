import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const mapFile = z.object({
  repository: z.string(),
  documents: z.record(z.string(), z.object({ id: z.string(), isWritten: z.boolean() })).default({}),
  files: z.record(z.string(), z.object({ id: z.string(), url: z.string() })).default({}),
});

/**
 * What an import has sent: the repository's ids of documents by ours, each with whether its content is written; and files by their names.
 */
export type ImportMap = z.output<typeof mapFile>;

/** Where the map of a repository is. It is meant to be committed: without it, an import that was interrupted cannot continue. */
export function importMapPath(root: string, repository: string): string {
  return path.join(root, "content", `${repository}.push.json`);
}

/** Reads the map of a repository; an empty one where there is none. Throws where it is of another repository. */
export function readImportMap(at: string, repository: string): ImportMap {
  if (!existsSync(at)) return { repository, documents: {}, files: {} };
  const map = mapFile.parse(JSON.parse(readFileSync(at, "utf8")));
  if (map.repository !== repository) throw new Error(`${at} is the map of ${map.repository}, not of ${repository}.`);
  return map;
}

/** Writes the map, whole or not at all: a run that is interrupted leaves the last good one. */
export function writeImportMap(at: string, map: ImportMap): void {
  mkdirSync(path.dirname(at), { recursive: true });
  writeFileSync(`${at}.new`, `${JSON.stringify(map, null, 2)}\n`);
  renameSync(`${at}.new`, at);
}
