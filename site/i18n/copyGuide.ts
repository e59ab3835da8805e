import { nearCity } from "./atCity";
import type { KioskCopyService } from "./directory";
import type { Lang } from "./languages";

/** Who copies a key or fob. */
export type Verdict = "every" | "some" | "mail" | "depends" | "none";

/** Messages of the guide that says whether a kiosk copies a visitor's key. */
interface CopyGuideWords {
  verdicts: Record<Verdict, string>;
  /** Name of the choice between guides, and the short name of each. */
  kind: string;
  kinds: Record<KioskCopyService, string>;
  /** Labels of the fields for a car. */
  make: string;
  model: string;
  year: string;
  /** In a field for a car, before something is chosen. */
  choose: string;
  /** Before the link to a locksmith, since a car's key is copied from one that works. */
  lostKey: string;
  /** The button of those fields, and of the field for a place. */
  check: string;
  showKiosks: string;
  /** Label of the field for a place. */
  near: string;
  /** Above the kiosks around a place, with whether all of them are open. */
  kiosksNear(place: string, areOpen: boolean): string;
  /** On the choice of kiosks with a design alone. */
  onlyWith(design: string): string;
  /** Below the title of the kiosks, with whether they have the design. */
  stock(design: string, isThere: boolean): string;
  noKiosks(place: string): string;
  kiosksMissing: string;
  /** On the link to the kiosks that can: to all of them, or to how many there are around a place. */
  find: Record<KioskCopyService, string>;
  all(service: KioskCopyService, count: number | null): string;
}

/** What kiosks with a service do, after "kiosks that". */
const DOES: Record<Lang, Record<KioskCopyService, string>> = {
  "en-us": { keyCopy: "copy keys", keyFobs: "copy fobs", carKeys: "read car keys" },
  "fr-ca": { keyCopy: "copient les clés", keyFobs: "copient les puces", carKeys: "lisent les clés d’auto" },
};

const WORDS: Record<Lang, CopyGuideWords> = {
  "en-us": {
    verdicts: {
      every: "Every kiosk copies it",
      some: "Some kiosks copy it",
      mail: "By mail",
      depends: "It depends on the key",
      none: "Not at a kiosk",
    },
    kind: "What do you want to copy?",
    kinds: { keyCopy: "House", carKeys: "Car", keyFobs: "Fob" },
    make: "Make",
    model: "Model",
    year: "Year",
    choose: "Choose",
    lostKey: "Lost your only key?",
    check: "Check",
    showKiosks: "Show kiosks",
    near: "Kiosks near",
    kiosksNear: (place, areOpen) => `${areOpen ? "Open near" : "Kiosks near"} ${place}`,
    onlyWith: (design) => `Only with the design “${design}” in stock`,
    stock: (design, isThere) => (isThere ? `With “${design}” in stock.` : `We found none with “${design}” in stock. These copy the key.`),
    noKiosks: (place) => `We found no kiosk near “${place}”. Try a city with its state, or a ZIP code.`,
    kiosksMissing: "The kiosks didn’t load. Please try again.",
    find: {
      keyCopy: "Find a kiosk that copies keys",
      keyFobs: "Find a kiosk that copies fobs",
      carKeys: "Find a kiosk that does car keys",
    },
    all: (service, count) => `All ${count === null ? "" : `${count} `}kiosks that ${DOES["en-us"][service]}`,
  },
  "fr-ca": {
    verdicts: {
      every: "Toutes les bornes la copient",
      some: "Certaines bornes la copient",
      mail: "Par la poste",
      depends: "Ça dépend de la clé",
      none: "Aucune borne ne la copie",
    },
    kind: "Que voulez-vous copier?",
    kinds: { keyCopy: "Maison", carKeys: "Auto", keyFobs: "Puce" },
    make: "Marque",
    model: "Modèle",
    year: "Année",
    choose: "Choisir",
    lostKey: "Clé perdue?",
    check: "Vérifier",
    showKiosks: "Voir les bornes",
    near: "Bornes près de",
    kiosksNear: (place, areOpen) => `${areOpen ? "Ouvertes" : "Bornes"} ${nearCity(place)}`,
    onlyWith: (design) => `Seulement avec le modèle «\u00a0${design}\u00a0» en stock`,
    stock: (design, isThere) =>
      isThere
        ? `Avec «\u00a0${design}\u00a0» en stock.`
        : `Aucune borne trouvée avec «\u00a0${design}\u00a0» en stock. Celles-ci copient la clé.`,
    noKiosks: (place) => `Aucune borne trouvée pour «\u00a0${place}\u00a0». Essayez une ville avec sa province, ou un code postal.`,
    kiosksMissing: "Les bornes ne se sont pas affichées. Veuillez réessayer.",
    find: {
      keyCopy: "Trouver une borne qui copie les clés",
      keyFobs: "Trouver une borne qui copie les puces",
      carKeys: "Trouver une borne qui fait les clés d’auto",
    },
    all: (service, count) => `${count === null ? "Toutes les" : `Les ${count}`} bornes qui ${DOES["fr-ca"][service]}`,
  },
};

/** Returns the messages of the guide in a language. */
export function copyGuideWords(lang: Lang): CopyGuideWords {
  return WORDS[lang];
}
