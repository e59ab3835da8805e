import type { Finding } from "../finding";
import { findingOf, originalOf, type ReportedDocument, type ReportInput } from "../reportInput";

const DAY_MS = 86_400_000;

/** Finds documents that lack a language, and translations whose original was published a day or more after them. */
export function findTranslationGaps(input: ReportInput): Finding[] {
  return input.documents.flatMap((one) => {
    if (originalOf(one, input) !== one) return findOlder(one, originalOf(one, input));
    const translated = new Set(one.document.alternate_languages.map(({ lang }) => lang));
    const missing = input.languages.filter((language) => language !== one.language && !translated.has(language));
    return missing.map((language) =>
      findingOf(
        one,
        "no-translation",
        `There is no ${language} version.`,
        `Translate it in the editor, or leave it: visitors see ${one.language}.`,
      ),
    );
  });
}

/** Returns how many whole days a translation was published before its original; 0 if it is newer. */
export function daysBehind(translation: ReportedDocument, original: ReportedDocument): number {
  const [theirs, ours] = [original, translation].map(({ document }) => Date.parse(document.last_publication_date));
  return Math.max(0, Math.floor((theirs! - ours!) / DAY_MS)) || 0;
}

function findOlder(translation: ReportedDocument, original: ReportedDocument): Finding[] {
  const days = daysBehind(translation, original);
  if (days === 0) return [];
  return [
    findingOf(
      translation,
      "older-translation",
      `The ${original.language} version was published ${days} ${days === 1 ? "day" : "days"} later.`,
      "Compare both. Publish the translation again, even unchanged, to say that it is up to date.",
    ),
  ];
}
