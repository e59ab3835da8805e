import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const entry = z.object({
  /** The repository's id of the document. */
  id: z.string(),
  /** Hash of the content that was last written; null where the document was created and its content not written yet. */
  pushed: z.string().nullable(),
  /** Of its file, without ending. */
  name: z.string(),
});
const file = z.object({ id: z.string(), url: z.string(), hash: z.string() });
const mapFile = z.object({
  repository: z.string(),
  documents: z.record(z.string(), entry).default({}),
  files: z.record(z.string(), z.array(file)).default({}),
});

/** An uploaded version of a file. */
export type PushedFile = z.output<typeof file>;

/** What has been written to a repository: documents by the embedded content's ids, files by their names, the newest version last. */
export interface PushMap {
  repository: string;
  documents: Record<string, z.output<typeof entry>>;
  files: Record<string, PushedFile[]>;
}

/** Where the map of a repository lies; it is meant to be committed. */
export function pushMapPath(root: string, repository: string): string {
  return path.join(root, "content", `${repository}.push.json`);
}

/** Reads the map of a repository; an empty one where there is none. Throws where it is of another repository. */
export function readPushMap(at: string, repository: string): PushMap {
  if (!existsSync(at)) return { repository, documents: {}, files: {} };
  const map = mapFile.parse(JSON.parse(readFileSync(at, "utf8")));
  if (map.repository !== repository) throw new Error(`${at} is the map of ${map.repository}, not of ${repository}.`);
  return map;
}

/** Writes the map, whole or not at all: a run that is broken off leaves the last good one. */
export function writePushMap(at: string, map: PushMap): void {
  mkdirSync(path.dirname(at), { recursive: true });
  writeFileSync(`${at}.new`, `${JSON.stringify(map, null, 2)}\n`);
  renameSync(`${at}.new`, at);
}

/** The newest version of a file in the repository, where it has been uploaded. */
export function latestFile({ files }: PushMap, name: string): PushedFile | undefined {
  return files[name]?.at(-1);
}

/** How a map names what a repository holds: our id for a document that it knows, our file for an address. */
export function createNames({ documents, files }: PushMap) {
  const known = new Map(Object.entries(documents).map(([ours, { id, name }]) => [id, { ours, name }]));
  const urls = new Map(
    Object.entries(files).flatMap(([name, versions]) => versions.map(({ url, hash }) => [url.split("?", 1)[0]!, { name, hash }] as const)),
  );
  return {
    documentId: (id: string) => known.get(id)?.ours ?? id,
    documentName: (id: string) => known.get(id)?.name,
    file: (url: string) => urls.get(url),
  };
}
