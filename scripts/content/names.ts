import type { PrismicDocument } from "@prismicio/client";
import { MASTER_LANGUAGE } from "./checkRepository";

/**
 * Returns names of files by document ids, such as `about`: the same for all translations of a document, and no two of one type and language
 * alike.
 */
export function nameDocuments(documents: readonly PrismicDocument[]): Map<string, string> {
  const names = new Map<string, string>();
  const usedNames = new Set<string>();
  // The documents in the master language name their translations.
  for (const document of [...documents].sort((a, b) => masterFirst(a) - masterFirst(b))) {
    if (names.has(document.id)) continue;
    const group = [document.id, ...document.alternate_languages.map(({ id }) => id)];
    const name = toName(document, documents);
    const free = usedNames.has(`${document.type}/${name}`) ? `${name}-${document.id}` : name;
    usedNames.add(`${document.type}/${free}`);
    for (const id of group) names.set(id, free);
  }
  return names;
}

function toName({ id, uid, type, lang }: PrismicDocument, documents: readonly PrismicDocument[]): string {
  if (uid) return toFileName(uid) || id;
  const isOnly = documents.filter((one) => one.type === type && one.lang === lang).length === 1;
  return isOnly ? type : id;
}

/** A text as a part of a file's name. */
export function toFileName(text: string): string {
  return text.replaceAll(/[^\w.-]+/g, "-").replace(/^[.-]+/, "");
}

function masterFirst({ lang }: PrismicDocument): number {
  return lang === MASTER_LANGUAGE ? 0 : 1;
}
