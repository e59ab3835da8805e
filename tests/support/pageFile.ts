import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A page's file in the content repository. Missing properties get defaults. */
export interface PageFile {
  id: string;
  uid: string;
  /** Id of the custom type; `page` by default. */
  type?: string;
  lang?: "en-us" | "fr-ca";
  data?: Record<string, unknown>;
}

const PUBLISHED = "2026-03-01T09:00:00+0000";

/** Returns the text of a page's file. */
export function toPageJson({ id, uid, data = {} }: PageFile): string {
  return JSON.stringify({ id, uid, tags: [], first_publication_date: PUBLISHED, last_publication_date: PUBLISHED, data });
}

/** Returns the path of a page's file in a content folder. */
export function pageFileIn(contentDir: string, { id, type = "page", lang = "en-us" }: Pick<PageFile, "id" | "type" | "lang">): string {
  return path.join(contentDir, "documents", lang, type, `${id}.json`);
}

/** Writes a page's file into a content folder. If a stand-in serves the folder, that publishes the page. */
export function writePage(contentDir: string, page: PageFile): void {
  const file = pageFileIn(contentDir, page);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, toPageJson(page));
}
