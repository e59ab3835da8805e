import path from "node:path";
import { DEFAULT_LANG, LANGS } from "#site/i18n/languages.ts";
import { readMocks } from "./completeMocks";
import type { SliceSource } from "./models";
import { mocksFile } from "./sliceParts";

/**
 * Returns a warning for each French mock that still contains an English sentence of the same slice. Codegen creates French mocks as copies
 * of the English ones, and an editor or developer has to translate them.
 */
export function findUntranslated(root: string, slices: readonly SliceSource[]): string[] {
  return slices.flatMap(({ folder }) => {
    const read = (name: string) => readMocks(path.join(root, "slices", folder, name)) ?? [];
    const originals = read(mocksFile(DEFAULT_LANG));
    return LANGS.filter((lang) => lang !== DEFAULT_LANG).flatMap((lang) =>
      read(mocksFile(lang)).flatMap((mock) => {
        const english = new Set(sentencesIn(originals.find(({ variation }) => variation === mock.variation)));
        const copies = [...new Set(sentencesIn(mock))].filter((sentence) => english.has(sentence));
        if (copies.length === 0) return [];
        const more = copies.length > 1 ? ` and ${copies.length - 1} more` : "";
        return [
          `slices/${folder}/${mocksFile(lang)}: "${mock.variation}" is English still: "${copies[0]!.slice(0, 60)}"${more}. Translate it.`,
        ];
      }),
    );
  });
}

/** Returns the texts of a mock that have four words or more: shorter ones can be names, which are the same in both languages. */
function sentencesIn(value: unknown, key = ""): string[] {
  if (typeof value === "string") return ["text", "value"].includes(key) && /(?:\p{L}+[^\p{L}]+){3}\p{L}/u.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((inner) => sentencesIn(inner));
  // The options of a choice are the same in each language.
  if (typeof value !== "object" || value === null || ("type" in value && value.type === "Select")) return [];
  return Object.entries(value).flatMap(([name, inner]) => sentencesIn(inner, name));
}
