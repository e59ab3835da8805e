import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll } from "vitest";
import { toStoredDocument, type StoredDocument } from "./content/documentFile";
import { createSnapshot, type Snapshot } from "./content/snapshot";

const temporaryFolders: string[] = [];
afterAll(() => {
  for (const folder of temporaryFolders) rmSync(folder, { recursive: true, force: true });
});

const published = "2026-01-05T10:00:00+0000";

/** The fields of a document file that tests set. */
export interface FileFields {
  id: string;
  uid?: string;
  tags?: string[];
  first_publication_date?: string;
  last_publication_date?: string;
  data?: Record<string, unknown>;
}

/** Document files by their path below the folder of documents. */
export type Files = Readonly<Record<string, FileFields>>;

/** Returns the text of a document file. */
function toFileText(fields: FileFields): string {
  const dates = { first_publication_date: published, last_publication_date: published };
  return JSON.stringify({ tags: [], ...dates, data: {}, ...fields });
}

/** Creates a snapshot of documents without files. */
export function toTestSnapshot(files: Files, ref = "M1"): Snapshot {
  return createSnapshot(ref, toTestDocuments(files));
}

/** Creates documents without files. */
export function toTestDocuments(files: Files): Map<string, StoredDocument> {
  return new Map(Object.entries(files).map(([path, fields]) => [path, toStoredDocument(path, toFileText(fields))]));
}

/** Creates a content folder for one test. */
export function createTestContent(files: Files = {}) {
  const contentDir = mkdtempSync(join(tmpdir(), "keyway-content-"));
  temporaryFolders.push(contentDir);
  const writeText = (path: string, text: string) => {
    mkdirSync(dirname(join(contentDir, path)), { recursive: true });
    writeFileSync(join(contentDir, path), text);
  };
  const write = (path: string, fields: FileFields) => writeText(path, toFileText(fields));
  mkdirSync(join(contentDir, "documents"));
  for (const [path, fields] of Object.entries(files)) write(`documents/${path}`, fields);
  return {
    contentDir,
    write,
    writeText,
    remove: (path: string) => rmSync(join(contentDir, path), { recursive: true }),
  };
}
