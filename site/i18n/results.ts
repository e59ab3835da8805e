import { atCity, nearCity } from "./atCity";
import { inState, ofState } from "./inState";
import type { Lang } from "./languages";
import { formatCount } from "./formatNumber";

/** Which kiosks a list shows: those open now, or those open around the clock. */
export type Open = "now" | "24h";

/** Messages about a list of kiosks with names and numbers; those without are in messages.ts. */
interface ResultWords {
  /** Titles of a search, by what was searched for, with the number of kiosks if it is known. */
  near(words: string, count?: number | null, open?: Open): string;
  /** Title of a search that found nothing. */
  unknownPlace(words: string): string;
  /** Above a list around a guess. */
  guess(typed: string, place: string): string;
  nearYou(count?: number | null, open?: Open): string;
  inArea(count?: number | null, open?: Open): string;
  /** The number of kiosks, and of those on the list. */
  kiosks(count: number, open?: Open): string;
  /** The number of kiosks in a search box, which has no radius. */
  nearby: string;
  inCity(city: string): string;
  /** Of how many kiosks the opening hours were checked, if not of all: the first of a city, or the nearest. */
  among(count: number, city: string | undefined): string;
  /** No kiosk within the radius, but one farther away. */
  widened(reach: string, distance: string, hasServices: boolean, open?: Open): string;
  /** No kiosk in the search box, but one near it. */
  nearestIs(distance: string, hasServices: boolean, open?: Open): string;
  /** No kiosk at all. */
  noneNear(isFiltered: boolean): string;
  /** A distance to choose, in a sentence: `within 10 miles`. */
  within(radius: string): string;
  /** No kiosk within the chosen distance. */
  noneWithin(radius: string, hasServices: boolean, open?: Open): string;
  /** Above the nearest kiosk that fits, where none of the list does. */
  nearestMatch(distance: string, isFiltered: boolean): string;
  /** The link to the rest of a list. */
  shown(visible: number, count: number): string;
  showMore(more: number): string;
  onlyNearest(count: number): string;
  lockedOutIn(city: string): string;
  moreOf(state: string): string;
  /** The link to all cities of a state. */
  allOf(state: string): string;
}

const number = (lang: Lang) => (count: number, one: string, many: string, isOne: boolean) =>
  `${formatCount(count, lang)} ${isOne ? one : many}`;
const english = (count: number, one: string, many: string) => number("en-us")(count, one, many, count === 1);
// In French, zero is singular.
const french = (count: number, one: string, many: string) => number("fr-ca")(count, one, many, count < 2);

const openInEnglish = (open?: Open) => (open === "now" ? " open now" : open === "24h" ? " open 24 hours" : "");
const openInFrench = (open?: Open, s = "") =>
  open === "now" ? ` ouverte${s} en ce moment` : open === "24h" ? ` ouverte${s} 24\u00a0h` : "";

const someInEnglish = (count?: number | null, open?: Open) =>
  count == null ? `Kiosks${openInEnglish(open)}` : `${english(count, "kiosk", "kiosks")}${openInEnglish(open)}`;
const someInFrench = (count?: number | null, open?: Open) =>
  count == null ? `Bornes${openInFrench(open, "s")}` : `${french(count, "borne", "bornes")}${openInFrench(open, count < 2 ? "" : "s")}`;

const WORDS: Record<Lang, ResultWords> = {
  "en-us": {
    near: (words, count, open) => `${someInEnglish(count, open)} near ${words}`,
    unknownPlace: (words) => `We don’t know “${words}”`,
    guess: (typed, place) => `We couldn’t look up “${typed}”. These kiosks are near ${place}.`,
    nearYou: (count, open) => `${someInEnglish(count, open)} near you`,
    inArea: (count, open) => `${someInEnglish(count, open)} on this part of the map`,
    kiosks: someInEnglish,
    nearby: "nearby",
    inCity: (city) => `in ${city}`,
    among: (count, city) =>
      city ? `among the first ${formatCount(count, "en-us")} in ${city}` : `among the ${formatCount(count, "en-us")} nearest`,
    widened: (reach, distance, hasServices, open) =>
      `No kiosk${openInEnglish(open)}${hasServices ? " with these services" : ""} within ${reach}. ` +
      `The nearest${open ? ` kiosk${openInEnglish(open)}` : ""} is ${distance} away.`,
    nearestIs: (distance, hasServices, open) =>
      `The nearest kiosk${openInEnglish(open)}${hasServices ? " with these services" : ""} is ${distance} away.`,
    noneNear: (isFiltered) => (isFiltered ? "No kiosk here fits all of that." : "No kiosk anywhere near."),
    within: (radius) => `within ${radius}`,
    noneWithin: (radius, hasServices, open) =>
      `No kiosk${openInEnglish(open)}${hasServices ? " with these services" : ""} within ${radius}.`,
    nearestMatch: (distance, isFiltered) =>
      isFiltered ? `The nearest that does is ${distance} away:` : `The nearest is ${distance} away:`,
    shown: (visible, count) => `${formatCount(visible, "en-us")} of ${formatCount(count, "en-us")}`,
    showMore: (more) => `Show ${formatCount(more, "en-us")} more`,
    onlyNearest: (count) => `These are the ${formatCount(count, "en-us")} nearest. For others, search a smaller area.`,
    lockedOutIn: (city) => `Locked out in ${city}?`,
    moreOf: (state) => `More of ${state}`,
    allOf: (state) => `See all in ${state}`,
  },
  "fr-ca": {
    near: (words, count, open) => `${someInFrench(count, open)} ${nearCity(words)}`,
    unknownPlace: (words) => `On ne connaît pas «\u00a0${words}\u00a0»`,
    guess: (typed, place) => `Impossible de chercher «\u00a0${typed}\u00a0». Ces bornes sont ${nearCity(place)}.`,
    nearYou: (count, open) => `${someInFrench(count, open)} près de vous`,
    inArea: (count, open) => `${someInFrench(count, open)} dans cette partie de la carte`,
    kiosks: someInFrench,
    nearby: "à proximité",
    inCity: atCity,
    among: (count, city) =>
      city ? `parmi les ${formatCount(count, "fr-ca")} premières ${atCity(city)}` : `parmi les ${formatCount(count, "fr-ca")} plus proches`,
    widened: (reach, distance, hasServices, open) =>
      `Aucune borne${openInFrench(open)}${hasServices ? " avec ces services" : ""} à moins de ${reach}. ` +
      `La ${open ? `borne${openInFrench(open)} la ` : ""}plus proche est à ${distance}.`,
    nearestIs: (distance, hasServices, open) =>
      `La borne${openInFrench(open)}${hasServices ? " avec ces services" : ""} la plus proche est à ${distance}.`,
    noneNear: (isFiltered) => (isFiltered ? "Aucune borne d’ici n’a tout cela." : "Aucune borne dans les environs."),
    within: (radius) => `à moins de ${radius}`,
    noneWithin: (radius, hasServices, open) =>
      `Aucune borne${openInFrench(open)}${hasServices ? " avec ces services" : ""} à moins de ${radius}.`,
    nearestMatch: (distance, isFiltered) =>
      isFiltered ? `La plus proche qui a tout cela est à ${distance}\u00a0:` : `La plus proche est à ${distance}\u00a0:`,
    shown: (visible, count) => `${formatCount(visible, "fr-ca")} sur ${formatCount(count, "fr-ca")}`,
    showMore: (more) => `En voir ${formatCount(more, "fr-ca")} de plus`,
    onlyNearest: (count) => `Ce sont les ${formatCount(count, "fr-ca")} plus proches. Pour les autres, cherchez dans une zone plus petite.`,
    lockedOutIn: (city) => `Embarré ${atCity(city)}?`,
    moreOf: (state) => `Ailleurs ${inState(state)}`,
    allOf: (state) => `Toutes les bornes ${ofState(state)}`,
  },
};

/** Returns the messages of a list of kiosks in a language. */
export function resultWords(lang: Lang): ResultWords {
  return WORDS[lang];
}
