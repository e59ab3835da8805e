import type { Finding } from "../finding";
import { findingOf, originalOf, type ReportedDocument, type ReportInput } from "../reportInput";
import type { Section } from "../sections";

/** Names, addresses and figures may be the same in both languages: they have fewer words. */
const LEAST_WORDS = 4;

/** Finds sections of translations in which half of the words or more are in texts that equal the original's. */
export function findUntranslated(input: ReportInput): Finding[] {
  return input.documents.flatMap((one) => {
    const original = originalOf(one, input);
    return original === one ? [] : compare(one, original);
  });
}

function compare(translation: ReportedDocument, original: ReportedDocument): Finding[] {
  const texts = new Set(original.sections.flatMap(textsIn));
  return translation.sections.flatMap((section) => {
    const same = textsIn(section).filter((text) => texts.has(text));
    const sameWords = countWords(same);
    if (sameWords < LEAST_WORDS || sameWords * 2 < countWords(textsIn(section))) return [];
    const longest = same.toSorted((a, b) => b.length - a.length)[0]!;
    const where = section.name || "the fields outside of slices";
    return findingOf(
      translation,
      "untranslated",
      `${where}: the same text as in ${original.language}: “${shorten(longest)}”`,
      `Translate it into ${translation.language}.`,
    );
  });
}

function textsIn({ texts }: Section): string[] {
  return texts.map(({ value }) => value);
}

function countWords(texts: readonly string[]): number {
  return texts.flatMap((text) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word))).length;
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text;
}
