import type { Lang } from "./languages";

/** Messages about a list without an open kiosk. */
interface OpenNowWords {
  none: string;
  /** Link after this, to a list of open kiosks. */
  findOpen: string;
}

const WORDS: Record<Lang, OpenNowWords> = {
  "en-us": { none: "None of these is open now.", findOpen: "Find an open one" },
  "fr-ca": { none: "Aucune n’est ouverte en ce moment.", findOpen: "En trouver une" },
};

/** Returns the messages about a list without an open kiosk in a language. */
export function openNowWords(lang: Lang): OpenNowWords {
  return WORDS[lang];
}
