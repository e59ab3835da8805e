import { type Lang, toBcp47 } from "./languages";

const KM_PER_MILE = 1.609344;

/** The units of distances. */
export type Unit = "mi" | "km";

/**
 * Returns the unit of distances in a language and, where it is known, a country: kilometres in French and in Canada, otherwise miles. A
 * list asks with the country of its first kiosk and uses one unit in all of its rows, so that they can be compared.
 */
export function unitOf(lang: Lang, country?: string | null): Unit {
  return lang === "fr-ca" || country === "CA" ? "km" : "mi";
}

/** Returns a distance in kilometres. */
export function toKm(count: number, unit: Unit): number {
  return unit === "km" ? count : count * KM_PER_MILE;
}

/** Returns a distance as in a list: `0.8 mi`, `1,3 km`. */
export function formatDistance(km: number, lang: Lang, unit = unitOf(lang)): string {
  return `${formatLength(km, lang, unit)}\u00a0${unit}`;
}

/** Returns a distance for a sentence: `0.4 miles`, `34 miles`, `55 km`. */
export function formatDistanceInWords(km: number, lang: Lang, unit = unitOf(lang)): string {
  return formatLength(km, lang, unit) + inWords(unit, lang);
}

/** Reach of a search in km: its box spans ±0.2899 degrees of latitude. */
export const REACH_KM = 32.2;

/** Returns the rounded reach of a search. */
export function formatReach(unit: Unit): string {
  return unit === "km" ? "30\u00a0km" : "20 miles";
}

/** Returns a distance to choose: `10 miles`, `25 km`. */
export function formatRadius({ count, unit }: { count: number; unit: Unit }, lang: Lang): string {
  return count + inWords(unit, lang);
}

/** Returns a unit as it follows a number: an abbreviation stays on its line. */
function inWords(unit: Unit, lang: Lang): string {
  if (unit === "km") return "\u00a0km";
  return lang === "fr-ca" ? " milles" : " miles";
}

/** By the number of digits after the point. */
const numberFormats: Record<Lang, Intl.NumberFormat[]> = { "en-us": [], "fr-ca": [] };

function numberFormat(lang: Lang, digits: number): Intl.NumberFormat {
  return new Intl.NumberFormat(toBcp47(lang), { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function formatLength(km: number, lang: Lang, unit: Unit): string {
  const value = unit === "km" ? km : km / KM_PER_MILE;
  const digits = value < 10 ? 1 : 0;
  return (numberFormats[lang][digits] ??= numberFormat(lang, digits)).format(value);
}
