import { type Lang, toBcp47 } from "./languages";

const KM_PER_MILE = 1.609344;

/** Whether people say distances in kilometres there: in French and in Canada. */
function isMetric(lang: Lang, country: string | null): boolean {
  return lang === "fr-ca" || country === "CA";
}

/** A distance as people say it there: kilometres in French and in Canada, else miles. */
export function formatDistance(km: number, lang: Lang, country: string | null): string {
  return `${formatLength(km, lang, country)} ${isMetric(lang, country) ? "km" : "mi"}`;
}

/** The same within a sentence: `0.4 miles`, `34 miles`, `1 mile`, `55 km`. */
export function formatDistanceInWords(km: number, lang: Lang, country: string | null): string {
  const length = formatLength(km, lang, country);
  if (isMetric(lang, country)) return `${length} km`;
  return `${length} ${length === "1" || length === "1.0" ? "mile" : "miles"}`;
}

/** How far a search reaches: the box of ±0.2899 degrees of latitude is some 32 km to the north, in round words. */
export function formatReach(lang: Lang, country: string | null): string {
  return isMetric(lang, country) ? "30 km" : "20 miles";
}

function formatLength(km: number, lang: Lang, country: string | null): string {
  const value = isMetric(lang, country) ? km : km / KM_PER_MILE;
  const digits = value < 10 ? 1 : 0;
  return new Intl.NumberFormat(toBcp47(lang), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
}
