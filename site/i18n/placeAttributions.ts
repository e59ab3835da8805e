import type { Lang } from "./languages";

/** Introduces the providers of a place's data. Separate from messages.ts, so that browsers load only this. */
const DATA_FROM: Record<Lang, string> = {
  "en-us": "Data from",
  // Without a preposition, which would depend on the name.
  "fr-ca": "Données\u00a0:",
};

/** Returns the words before the names of a place's data providers. */
export function dataFrom(lang: Lang): string {
  return DATA_FROM[lang];
}
