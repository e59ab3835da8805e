import { atCity } from "./atCity";
import type { Lang } from "./languages";

/** Messages of the answer to somebody who is locked out. Facts such as prices are content. */
interface LocksmithWords {
  /** The title where a locksmith comes, of a city or of no known place. */
  comes(city: string | null): string;
  /** The title and text where no locksmith is known to come. */
  callFirst(city: string): string;
  callFirstText: string;
  /** Title of the browser's tab. */
  tab(city: string | null): string;
  /** Description of the page, for shared links. */
  about(city: string | null): string;
  somewhereElse: string;
  keyInstead: string;
  kiosksIn(city: string): string;
  /** After a search without a text. */
  whereMissing: string;
  /** Of a kiosk's page: whether a locksmith comes around it. */
  comesTo(city: string): string;
  askFor(city: string): string;
  callOrPrices: string;
}

const WORDS: Record<Lang, LocksmithWords> = {
  "en-us": {
    comes: (city) => (city ? `Locked out in ${city}? We come to you.` : "Locked out? We’re already up."),
    callFirst: (city) => `Locked out in ${city}? Call first.`,
    callFirstText: "We have no locksmith listed right there. Call all the same: you hear at once who can come, and when.",
    tab: (city) => (city ? `Locksmith in ${city}, day and night` : "Locksmith, day and night"),
    about: (city) => `Locked out${city ? ` in ${city}` : ""}? A locksmith comes to your door, at any hour. Call, or see prices first.`,
    somewhereElse: "Somewhere else?",
    keyInstead: "A key to copy instead?",
    kiosksIn: (city) => `See the kiosks in ${city}`,
    whereMissing: "Type a city, an address or a ZIP code. Or call, which is quicker.",
    comesTo: (city) => `Comes to you in ${city}, at any hour.`,
    askFor: (city) => `Comes to your door, not to a kiosk. Call to hear who can come in ${city}.`,
    callOrPrices: "Call, or see prices",
  },
  "fr-ca": {
    comes: (city) => (city ? `Embarré ${atCity(city)}? On vient à vous.` : "Embarré dehors? On est déjà debout."),
    callFirst: (city) => `Embarré ${atCity(city)}? Appelez d’abord.`,
    callFirstText:
      "Aucun de nos serruriers n’est inscrit tout près. Appelez quand même\u00a0: on vous dit tout de suite qui peut venir, et quand.",
    tab: (city) => (city ? `Serrurier ${atCity(city)}, jour et nuit` : "Serrurier, jour et nuit"),
    about: (city) =>
      `Embarré ${city ? atCity(city) : "dehors"}? Un serrurier se rend chez vous, à toute heure. Appelez, ou voyez d’abord les prix.`,
    somewhereElse: "Ailleurs?",
    keyInstead: "Plutôt un double à faire?",
    kiosksIn: (city) => `Voir les bornes ${atCity(city)}`,
    whereMissing: "Entrez une ville, une adresse ou un code postal. Ou appelez, c’est plus rapide.",
    comesTo: (city) => `Se déplace ${atCity(city)}, à toute heure.`,
    askFor: (city) => `Se déplace chez vous, pas à une borne. Appelez pour savoir qui peut venir ${atCity(city)}.`,
    callOrPrices: "Appeler, ou voir les prix",
  },
};

/** Returns the messages about locksmiths in a language. */
export function locksmithWords(lang: Lang): LocksmithWords {
  return WORDS[lang];
}
