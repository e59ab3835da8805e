import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A page as its file in the content repository holds it; what is left out is filled in. */
export interface PageFile {
  id: string;
  uid: string;
  /** A custom type; `page` where it is left out. */
  type?: string;
  lang?: "en-us" | "fr-ca";
  data?: Record<string, unknown>;
}

const PUBLISHED = "2026-03-01T09:00:00+0000";

/** A page as its file holds it. */
export function toPageJson({ id, uid, data = {} }: PageFile): string {
  return JSON.stringify({ id, uid, tags: [], first_publication_date: PUBLISHED, last_publication_date: PUBLISHED, data });
}

/** Where the content repository in a folder keeps a page. */
export function pageFileIn(contentDir: string, { id, type = "page", lang = "en-us" }: Pick<PageFile, "id" | "type" | "lang">): string {
  return path.join(contentDir, "documents", lang, type, `${id}.json`);
}

/** Writes a page into the content repository in a folder; one that is served publishes it. */
export function writePage(contentDir: string, page: PageFile): void {
  const file = pageFileIn(contentDir, page);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, toPageJson(page));
}
