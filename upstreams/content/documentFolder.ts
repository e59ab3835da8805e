import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { toStoredDocument, type StoredDocument } from "./documentFile";

/** Documents by their path below the folder, such as `en-us/page/about.json`. */
export type DocumentsByPath = ReadonlyMap<string, StoredDocument>;

/** What a folder holds now, and what is wrong with it, one line a fault. */
interface FolderReading {
  documents: DocumentsByPath;
  faults: string[];
}

/** A folder of documents that is read again and again while an editor works in it. */
export interface DocumentFolder {
  read(): FolderReading;
}

/** Opens a folder; a missing one holds nothing. */
export function createDocumentFolder(folder: string): DocumentFolder {
  const known = new Map<string, { text: string; document: StoredDocument }>();
  return {
    read() {
      const documents = new Map<string, StoredDocument>();
      const faults: string[] = [];
      const paths = listJsonFiles(folder);
      for (const path of paths) {
        const last = known.get(path);
        try {
          const text = readFileSync(join(folder, path), "utf8");
          const document = last?.text === text ? last.document : toStoredDocument(path, text);
          known.set(path, { text, document });
          documents.set(path, document);
        } catch (error) {
          faults.push(`${join(folder, path)}: ${(error as Error).message}`);
          if (last) documents.set(path, last.document);
        }
      }
      for (const path of known.keys()) if (!paths.includes(path)) known.delete(path);
      return { documents, faults };
    },
  };
}

/** Faults that only show between documents: what must be unique and is not. */
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
