import type { KioskCopyService } from "./directory";
import type { Lang } from "./languages";

/** Who copies a key or fob. */
export type Verdict = "every" | "some" | "depends" | "none";

/** Messages of the guide that says whether a kiosk copies a visitor's key. */
interface CopyGuideWords {
  verdicts: Record<Verdict, string>;
  /** Columns of a make's models. */
  model: string;
  years: string;
  atKiosks: string;
  /** On the link to the kiosks that can. */
  find: Record<KioskCopyService, string>;
}

const WORDS: Record<Lang, CopyGuideWords> = {
  "en-us": {
    verdicts: { every: "Every kiosk copies it", some: "Some kiosks copy it", depends: "It depends on the key", none: "Not at a kiosk" },
    model: "Model",
    years: "Years",
    atKiosks: "At a kiosk",
    find: {
      keyCopy: "Find a kiosk that copies keys",
      keyFobs: "Find a kiosk that copies fobs",
      carKeys: "Find a kiosk that does car keys",
    },
  },
  "fr-ca": {
    verdicts: {
      every: "Toutes les bornes la copient",
      some: "Certaines bornes la copient",
      depends: "Ça dépend de la clé",
      none: "Aucune borne ne la copie",
    },
    model: "Modèle",
    years: "Années",
    atKiosks: "À une borne",
    find: {
      keyCopy: "Trouver une borne qui copie les clés",
      keyFobs: "Trouver une borne qui copie les puces",
      carKeys: "Trouver une borne qui fait les clés d’auto",
    },
  },
};

/** Returns the messages of the guide in a language. */
export function copyGuideWords(lang: Lang): CopyGuideWords {
  return WORDS[lang];
}
