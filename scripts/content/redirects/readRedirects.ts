import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { PrismicDocument } from "@prismicio/client";
import { createContentIndex } from "#bff/modules/content/contentIndex.ts";
import { findRedirectProblems } from "#bff/modules/content/redirectFaults.ts";
import { readRedirect, REDIRECT_TYPE } from "#bff/modules/content/redirects.ts";
import { DEFAULT_LANG } from "#shared/config/languages.ts";
import { parseCsv } from "./parseCsv";

/** A document that a push can send, as those of a folder are. */
interface RedirectDocument {
  id: string;
  uid: null;
  tags: readonly string[];
  data: { from: string; to: { link_type: "Web"; url: string }; permanent: boolean };
  lang: string;
  type: string;
  name: string;
  path: string;
}

const NOT_PERMANENT = /^(?:302|303|307|no|non|false|0|temporary)$/i;
/** A list of more is not one that a person has read. */
const MAX_ROWS = 10_000;

/**
 * Reads the redirects of a moved site from a file of comma-separated values: the old address, the new one, and, where it is not for good,
 * `302`, `no` or `temporary`. A first line of names is left out. Throws an error that names each line which cannot be a redirect.
 */
export function readRedirects(file: string): RedirectDocument[] {
  const rows = parseCsv(readFileSync(file, "utf8")).map((cells) => cells.map((cell) => cell.trim()));
  const isHead = rows[0] !== undefined && !/[/.]/.test(rows[0].slice(0, 2).join(""));
  const lines = isHead ? rows.slice(1) : rows;
  if (lines.length > MAX_ROWS) throw new Error(`${file} has more than ${MAX_ROWS} redirects: use wildcards, such as /blog/*.`);
  const documents = lines.map(([from = "", to = "", kind = ""]) => toDocument(file, from, to, !NOT_PERMANENT.test(kind)));
  const problems = listProblems(documents);
  if (problems.length > 0) throw new Error([`${file} has lines that cannot be redirects:`, ...problems].join("\n"));
  return documents;
}

function toDocument(file: string, from: string, to: string, permanent: boolean): RedirectDocument {
  const data = { from, to: { link_type: "Web", url: to } as const, permanent };
  const read = readRedirect({ id: "", lang: DEFAULT_LANG, data } as unknown as PrismicDocument);
  const lang = "fault" in read ? DEFAULT_LANG : read.lang;
  const name = "fault" in read ? from : `${read.from}${read.isPrefix ? "/*" : ""}`;
  // The same each time, so that a later push of the file changes the document.
  const id = `redirect-${createHash("sha256").update(`${lang} ${name}`).digest("hex").slice(0, 16)}`;
  return { id, uid: null, tags: [], data, lang, type: REDIRECT_TYPE, name: id, path: `${path.basename(file)}: ${from}` };
}

/** Returns a line for each redirect with a problem. What leads to pages is checked by the content report, which knows them. */
function listProblems(documents: readonly RedirectDocument[]): string[] {
  const published = documents.map((one) => ({ ...one, alternate_languages: [] }) as unknown as PrismicDocument);
  const ignore = () => {};
  const index = createContentIndex(published, { info: ignore, warn: ignore, error: ignore });
  return findRedirectProblems(published, index, "https://site.invalid").map(
    ({ document, message, remedy }) => `- ${(document.data as RedirectDocument["data"]).from}: ${message}. ${remedy}`,
  );
}
