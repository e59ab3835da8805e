import { nearCity } from "./atCity";
import type { Lang } from "./languages";
import { formatCount } from "./formatNumber";

/**
 * Messages of the key gallery with names and numbers; those without are in messages.ts. A place without a name is the visitor's position.
 */
interface GalleryWords {
  designs(count: number): string;
  inStock(count: number, place: string | undefined): string;
  /** The chosen place, after the words `In stock`. */
  near(place: string | undefined): string;
  cleared(filter: string, place: string | undefined): string;
  /** What the undo link does, for screen readers, which may read it alone. */
  undo(filter: string): string;
  noneHere(place: string | undefined): string;
  /** No design for the words of a search. */
  noneFound(words: string): string;
  /** The same, and that all designs are shown instead. */
  stockUnknown(place: string | undefined, isAll: boolean): string;
  noPlace(words: string): string;
  allShown(count: number, place: string | undefined): string;
  /** A filter that has no designs at the place. */
  absent(filter: string): string;
  stockedNear(place: string | undefined): string;
  notStockedNear(place: string | undefined): string;
  unknownDesign(sku: string): string;
  /** The name of a design by the number of its blank. */
  number(sku: number): string;
}

const english = (place: string | undefined) => (place ? `near ${place}` : "near you");
const french = (place: string | undefined) => (place ? nearCity(place) : "près de vous");
const count = {
  "en-us": (designs: number) => `${formatCount(designs, "en-us")} ${designs === 1 ? "design" : "designs"}`,
  "fr-ca": (designs: number) => `${formatCount(designs, "fr-ca")} ${designs < 2 ? "modèle" : "modèles"}`,
};

const WORDS: Record<Lang, GalleryWords> = {
  "en-us": {
    designs: count["en-us"],
    inStock: (designs, place) => `${count["en-us"](designs)} in stock ${english(place)}`,
    near: english,
    cleared: (filter, place) => `None of “${filter}” is in stock ${english(place)}, so that filter is off.`,
    undo: (filter) => `Show “${filter}” everywhere again`,
    noneFound: (words) => `No design for “${words}”`,
    noneHere: (place) => `Nothing in stock ${english(place)}`,
    stockUnknown: (place, isAll) => `What is in stock ${english(place)} didn’t load.${isAll ? " These are all our designs." : ""}`,
    noPlace: (words) => `We found no place by the name “${words}”. Try a city with its state, as in Columbus, OH, or a ZIP code.`,
    allShown: (designs, place) =>
      designs === 1 ? `That’s the one design ${english(place)}` : `That’s all ${formatCount(designs, "en-us")} ${english(place)}`,
    absent: (filter) => `${filter}, not in stock there`,
    stockedNear: (place) => `In stock ${english(place)}`,
    notStockedNear: (place) => `No kiosk ${english(place)} has it right now.`,
    number: (sku) => `No. ${sku}`,
    unknownDesign: (sku) => `No design goes by the number “${sku}”.`,
  },
  "fr-ca": {
    designs: count["fr-ca"],
    inStock: (designs, place) => `${count["fr-ca"](designs)} en stock ${french(place)}`,
    near: french,
    cleared: (filter, place) => `Rien de «\u00a0${filter}\u00a0» n’est en stock ${french(place)}\u00a0: ce filtre est retiré.`,
    undo: (filter) => `Revoir «\u00a0${filter}\u00a0» partout`,
    noneFound: (words) => `Aucun modèle pour «\u00a0${words}\u00a0»`,
    noneHere: (place) => `Rien en stock ${french(place)}`,
    stockUnknown: (place, isAll) => `Le stock ${french(place)} ne s’est pas affiché.${isAll ? " Voici tous nos modèles." : ""}`,
    noPlace: (words) =>
      `Aucun endroit trouvé sous le nom «\u00a0${words}\u00a0». Essayez une ville avec sa province, comme Québec, QC, ou un code postal.`,
    allShown: (designs, place) =>
      designs < 2 ? `C’est le seul modèle ${french(place)}` : `C’est tout\u00a0: ${count["fr-ca"](designs)} ${french(place)}`,
    absent: (filter) => `${filter}, pas en stock là-bas`,
    stockedNear: (place) => `En stock ${french(place)}`,
    notStockedNear: (place) => `Aucune borne ${french(place)} ne l’a en ce moment.`,
    number: (sku) => `Nº\u00a0${sku}`,
    unknownDesign: (sku) => `Aucun modèle ne porte le numéro «\u00a0${sku}\u00a0».`,
  },
};

/** Returns the messages of the key gallery in a language. */
export function galleryWords(lang: Lang): GalleryWords {
  return WORDS[lang];
}
