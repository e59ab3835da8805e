import type { Lang } from "./languages";

/** Messages of a place search in the browser. Separate from messages.ts, so that browsers load only these. */
interface PlaceSearchWords {
  list: string;
  cancel: string;
  useMyLocation: string;
  suggestions: string;
  cities: string;
  kiosks(count: number): string;
  recent: string;
  clearRecent: string;
  otherWays: string;
  allStates: string;
  noMatch(words: string): string;
  silent: string;
  /** Shown if the budget for suggestions is spent; postal codes and cities are still found without Google. */
  limited: string;
  count(options: number): string;
  mustChoose: string;
}

const WORDS: Record<Lang, PlaceSearchWords> = {
  "en-us": {
    list: "Places",
    cancel: "Cancel",
    useMyLocation: "Use my location",
    suggestions: "Suggestions",
    cities: "Cities with kiosks",
    kiosks: (count) => (count === 1 ? "1 kiosk" : `${count} kiosks`),
    recent: "Your recent searches",
    clearRecent: "Clear recent searches",
    otherWays: "Other ways",
    allStates: "All states and provinces",
    noMatch: (words) => `No place by the name “${words}”. Try a city or a ZIP code.`,
    silent: "No suggestions right now. Press Enter to search all the same.",
    limited: "No more suggestions for now. Enter a ZIP code, or a city with its state, as in Columbus, OH.",
    count: (options) => (options === 1 ? "One option. Use the down arrow." : `${options} options. Use the up and down arrows.`),
    mustChoose: "Please select an address from the list.",
  },
  "fr-ca": {
    list: "Endroits",
    cancel: "Annuler",
    useMyLocation: "Utiliser ma position",
    suggestions: "Suggestions",
    cities: "Villes avec bornes",
    kiosks: (count) => (count < 2 ? `${count} borne` : `${count} bornes`),
    recent: "Vos recherches récentes",
    clearRecent: "Effacer les recherches récentes",
    otherWays: "Autrement",
    allStates: "Toutes les provinces et tous les États",
    noMatch: (words) => `Aucun endroit du nom de «\u00a0${words}\u00a0». Essayez une ville ou un code postal.`,
    silent: "Pas de suggestions pour l’instant. Appuyez sur Entrée pour chercher quand même.",
    limited: "Il n’y a plus de suggestions pour l’instant. Entrez un code postal, ou une ville avec sa province, comme Québec, QC.",
    count: (options) =>
      options === 1 ? "Un choix. Utilisez la flèche du bas." : `${options} choix. Utilisez les flèches du haut et du bas.`,
    mustChoose: "Veuillez choisir une adresse dans la liste.",
  },
};

/** Returns the messages of a place search in a language. */
export function placeSearchWords(lang: Lang): PlaceSearchWords {
  return WORDS[lang];
}
