import type { Lang } from "./languages";

/** Messages of what visitors take along: codes for a phone, and what this device has saved. */
export interface TakeAlongWords {
  /** Beside the code. */
  toPhone: string;
  scan: string;
  /** On the buttons. */
  words: { save: string; share: string };
  /** The button that saves, or no longer saves. */
  save: Record<"kiosk" | "design", string>;
  /** Heading of the list. */
  yours: Record<"kiosk" | "design", string>;
  /** The button that takes an entry off the list: `Remove Saltbox Market`. */
  remove(name: string): string;
  /** Says where the list is kept. */
  onDevice: string;
}

const WORDS: Record<Lang, TakeAlongWords> = {
  "en-us": {
    toPhone: "Send to phone",
    scan: "Point your phone’s camera here.",
    words: { save: "Save", share: "Share" },
    save: { kiosk: "Save this kiosk", design: "Save this design" },
    yours: { kiosk: "Your kiosks", design: "Your designs" },
    remove: (name) => `Remove ${name}`,
    onDevice: "Saved on this device only.",
  },
  "fr-ca": {
    toPhone: "Envoyer au téléphone",
    scan: "Visez-le avec l’appareil photo du téléphone.",
    words: { save: "Garder", share: "Partager" },
    save: { kiosk: "Garder cette borne", design: "Garder ce modèle" },
    yours: { kiosk: "Vos bornes", design: "Vos modèles" },
    remove: (name) => `Retirer ${name}`,
    onDevice: "Gardé sur cet appareil seulement.",
  },
};

/** Returns the messages of what visitors take along in a language. */
export function takeAlongWords(lang: Lang): TakeAlongWords {
  return WORDS[lang];
}
