import type { Lang } from "./languages";

/** Messages about a list without an open kiosk. */
interface OpenNowWords {
  none: string;
  /** Link after this, to a list of open kiosks. */
  findOpen: string;
  /** Link on the page of a closed kiosk, when none around is open. */
  findOpenNear: string;
}

const WORDS: Record<Lang, OpenNowWords> = {
  "en-us": { none: "None of these is open now.", findOpen: "Find an open one", findOpenNear: "Find an open kiosk" },
  "fr-ca": { none: "Aucune n’est ouverte en ce moment.", findOpen: "En trouver une", findOpenNear: "Trouver une borne ouverte" },
};

/** Returns the messages about a list without an open kiosk in a language. */
export function openNowWords(lang: Lang): OpenNowWords {
  return WORDS[lang];
}
