import { type Lang, toBcp47 } from "./languages";

const KM_PER_MILE = 1.609344;

/**
 * Whether a language uses kilometres. The unit depends on the language and not on a kiosk's country, so that distances in a list can be
 * compared.
 */
function isMetric(lang: Lang): boolean {
  return lang === "fr-ca";
}

/** Returns a distance in miles in English, in kilometres in French. */
export function formatDistance(km: number, lang: Lang): string {
  return `${formatLength(km, lang)} ${isMetric(lang) ? "km" : "mi"}`;
}

/** Returns a distance for a sentence: `0.4 miles`, `34 miles`, `55 km`. */
export function formatDistanceInWords(km: number, lang: Lang): string {
  return `${formatLength(km, lang)} ${isMetric(lang) ? "km" : "miles"}`;
}

/** Reach of a search in km: its box spans ±0.2899 degrees of latitude. */
export const REACH_KM = 32.2;

/** Returns the rounded reach of a search. */
export function formatReach(lang: Lang): string {
  return isMetric(lang) ? "30 km" : "20 miles";
}

function formatLength(km: number, lang: Lang): string {
  const value = isMetric(lang) ? km : km / KM_PER_MILE;
  const digits = value < 10 ? 1 : 0;
  return new Intl.NumberFormat(toBcp47(lang), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
}
