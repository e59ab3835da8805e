import type { Lang } from "./languages";

/** Messages about the open kiosks of a list. Separate from results.ts, so that browsers load only these. */
interface OpenNowWords {
  some(open: number, all: number): string;
  /** The same for the first rows of a longer list. */
  someOfFirst(open: number, first: number): string;
  /** Before the name of the nearest open kiosk, when the nearest of all is closed. */
  nearest: string;
  /** The same in a list without distances. */
  first: string;
  none: string;
  noneOfFirst(first: number): string;
  /** Link after these two, to the same list with open kiosks alone. */
  findOpen: string;
  until(time: string): string;
  always: string;
}

const WORDS: Record<Lang, OpenNowWords> = {
  "en-us": {
    some: (open, all) =>
      open < all ? `${open} of these ${all} ${open === 1 ? "is" : "are"} open now.` : all === 1 ? "Open now." : "All are open now.",
    someOfFirst: (open, first) =>
      open < first ? `${open} of the first ${first} ${open === 1 ? "is" : "are"} open now.` : `The first ${first} are all open now.`,
    nearest: "Nearest open now:",
    first: "Open now:",
    none: "None of these is open now.",
    noneOfFirst: (first) => `None of the first ${first} is open now.`,
    findOpen: "Find an open one",
    until: (time) => `until ${time}`,
    always: "24 hours",
  },
  "fr-ca": {
    some: (open, all) =>
      open < all
        ? `${open} de ces ${all} bornes ${open < 2 ? "est ouverte" : "sont ouvertes"} maintenant.`
        : all === 1
          ? "Ouverte maintenant."
          : "Toutes sont ouvertes maintenant.",
    someOfFirst: (open, first) =>
      open < first
        ? `${open} des ${first} premières bornes ${open < 2 ? "est ouverte" : "sont ouvertes"} maintenant.`
        : `Les ${first} premières bornes sont toutes ouvertes maintenant.`,
    nearest: "La plus proche ouverte maintenant\u00a0:",
    first: "Ouverte maintenant\u00a0:",
    none: "Aucune n’est ouverte maintenant.",
    noneOfFirst: (first) => `Aucune des ${first} premières n’est ouverte.`,
    findOpen: "En trouver une",
    until: (time) => `jusqu’à ${time}`,
    always: "24\u00a0h",
  },
};

/** Returns the messages about open kiosks in a language. */
export function openNowWords(lang: Lang): OpenNowWords {
  return WORDS[lang];
}
