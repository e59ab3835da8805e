import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { toStoredDocument, type StoredDocument } from "./documentFile";

/** Documents by their path below the folder, such as `en-us/page/about.json`. */
export type DocumentsByPath = ReadonlyMap<string, StoredDocument>;

/** A folder's current documents, and a line for each fault. */
interface FolderReading {
  documents: DocumentsByPath;
  faults: string[];
}

/** A folder of documents that is read repeatedly while an editor changes it. */
export interface DocumentFolder {
  read(): FolderReading;
}

/** Opens a folder. A missing folder is empty. */
export function createDocumentFolder(folder: string): DocumentFolder {
  const cache = new Map<string, { text: string; document: StoredDocument }>();
  return {
    read() {
      const documents = new Map<string, StoredDocument>();
      const faults: string[] = [];
      const paths = listJsonFiles(folder);
      for (const path of paths) {
        const last = cache.get(path);
        try {
          const text = readFileSync(join(folder, path), "utf8");
          const document = last?.text === text ? last.document : toStoredDocument(path, text);
          cache.set(path, { text, document });
          documents.set(path, document);
        } catch (error) {
          faults.push(`${join(folder, path)}: ${(error as Error).message}`);
          if (last) documents.set(path, last.document);
        }
      }
      for (const path of cache.keys()) if (!paths.includes(path)) cache.delete(path);
      return { documents, faults };
    },
  };
}

/** Returns a line for each id or uid that several documents use. */
export function listClashes(documents: DocumentsByPath): string[] {
  const owners = new Map<string, string>();
  const clashes: string[] = [];
  const claim = (claimed: string, path: string) => {
    const owner = owners.get(claimed);
    if (owner) clashes.push(`${path}: ${claimed} is already taken by ${owner}`);
    else owners.set(claimed, path);
  };
  for (const [path, { id, uid, lang, type }] of documents) {
    claim(`id "${id}"`, path);
    if (uid) claim(`uid "${uid}" of type ${type} in ${lang}`, path);
  }
  return clashes;
}

function listJsonFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[^.].*\.json$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}
