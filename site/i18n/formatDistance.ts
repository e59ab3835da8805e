import { type Lang, toBcp47 } from "./languages";

const KM_PER_MILE = 1.609344;

/** Whether a language measures in kilometres. Not the country of a kiosk: distances of one list are compared. */
function isMetric(lang: Lang): boolean {
  return lang === "fr-ca";
}

/** A distance as the language measures it: in miles in English, in kilometres in French. */
export function formatDistance(km: number, lang: Lang): string {
  return `${formatLength(km, lang)} ${isMetric(lang) ? "km" : "mi"}`;
}

/** The same within a sentence: `0.4 miles`, `34 miles`, `55 km`. */
export function formatDistanceInWords(km: number, lang: Lang): string {
  return `${formatLength(km, lang)} ${isMetric(lang) ? "km" : "miles"}`;
}

/** How far a search reaches: its box of ±0.2899 degrees of latitude ends so far to the north. */
export const REACH_KM = 32.2;

/** The same in round words. */
export function formatReach(lang: Lang): string {
  return isMetric(lang) ? "30 km" : "20 miles";
}

function formatLength(km: number, lang: Lang): string {
  const value = isMetric(lang) ? km : km / KM_PER_MILE;
  const digits = value < 10 ? 1 : 0;
  return new Intl.NumberFormat(toBcp47(lang), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
}
