import { daysBehind } from "./checks/translations";
import type { DocumentName } from "./finding";
import { originalOf, type ReportInput } from "./reportInput";

/** A document in one language. */
export interface Translation {
  id: string;
  path: string | null;
  /** In the repository's format, such as `2026-02-16T09:00:00+0000`. */
  lastPublished: string;
  /** Whole days that it was published before the original; 0 if it is newer, and for the original itself. */
  daysBehind: number;
}

/** Returns every document once, named as its original, with its versions by language. */
export function listTranslations(input: ReportInput): { document: DocumentName; translations: Record<string, Translation> }[] {
  const groups = new Map<string, { document: DocumentName; translations: Record<string, Translation> }>();
  for (const one of input.documents) {
    const original = originalOf(one, input);
    const group = groups.get(original.document.id) ?? { document: original.name, translations: {} };
    groups.set(original.document.id, group);
    const { id, last_publication_date: lastPublished } = one.document;
    group.translations[one.language] = { id, path: one.name.path, lastPublished, daysBehind: daysBehind(one, original) };
  }
  return [...groups.values()].toSorted((a, b) => sortKey(a.document).localeCompare(sortKey(b.document)));
}

/** Pages by address, then the others by type. */
function sortKey({ path, type, title }: DocumentName): string {
  return path === null ? `~${type} ${title}` : path;
}
