import { atCity } from "./atCity";
import type { Lang } from "./languages";
import { formatCount } from "./formatNumber";

/** The sentences of one kiosk's page that hold names and numbers; those without any are in messages.ts. */
interface LocationWords {
  /** How far the kiosk is from the visitor's place. */
  away(distance: string): string;
  /** How far the nearest kiosk is that has what this one lacks. */
  nearest(distance: string): string;
  inside(store: string): string;
  designsHere(count: number): string;
  seeAllDesigns(count: number): string;
  reviews(count: number): string;
  stars(rating: string): string;
  /** With the number of the city's kiosks; 0 where it is not known. */
  seeAllIn(city: string, count: number): string;
  lockedOutIn(city: string): string;
}

const WORDS: Record<Lang, LocationWords> = {
  "en-us": {
    away: (distance) => `${distance} away`,
    nearest: (distance) => `Nearest, ${distance}`,
    inside: (store) => `The kiosk stands inside ${store}, and keeps the store’s hours. Ask at the counter if you don’t see it.`,
    designsHere: (count) =>
      count === 1 ? "One design in stock at this kiosk." : `${formatCount(count, "en-us")} designs in stock at this kiosk.`,
    seeAllDesigns: (count) => `See all ${formatCount(count, "en-us")}`,
    reviews: (count) => `${formatCount(count, "en-us")} ${count === 1 ? "review" : "reviews"}`,
    stars: (rating) => `${rating} out of 5`,
    seeAllIn: (city, count) => (count > 1 ? `All ${count} kiosks in ${city}` : `See all in ${city}`),
    lockedOutIn: (city) => `Stay there. A ${city} locksmith can come to you.`,
  },
  "fr-ca": {
    away: (distance) => `à ${distance}`,
    nearest: (distance) => `La plus proche\u00a0: ${distance}`,
    inside: (store) =>
      `La borne est à l’intérieur, chez ${store}, et suit les heures du magasin. Vous ne la voyez pas? Demandez au comptoir.`,
    designsHere: (count) =>
      count === 1 ? "Un modèle en stock à cette borne." : `${formatCount(count, "fr-ca")} modèles en stock à cette borne.`,
    seeAllDesigns: (count) => `Voir les ${formatCount(count, "fr-ca")}`,
    reviews: (count) => `${formatCount(count, "fr-ca")} avis`,
    stars: (rating) => `${rating} sur 5`,
    seeAllIn: (city, count) => `${count > 1 ? `Les ${count}` : "Toutes les"} bornes ${atCity(city)}`,
    lockedOutIn: (city) => `Restez là. Un serrurier peut vous rejoindre ${atCity(city)}.`,
  },
};

/** Returns the messages of a kiosk's page in a language. */
export function locationWords(lang: Lang): LocationWords {
  return WORDS[lang];
}
