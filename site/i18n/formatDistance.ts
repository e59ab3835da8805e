import { type Lang, toBcp47 } from "./languages";

const KM_PER_MILE = 1.609344;

/** A distance as people say it there: kilometres in French and in Canada, else miles. */
export function formatDistance(km: number, lang: Lang, country: string | null): string {
  const isMetric = lang === "fr-ca" || country === "CA";
  const value = isMetric ? km : km / KM_PER_MILE;
  const digits = value < 10 ? 1 : 0;
  const format = new Intl.NumberFormat(toBcp47(lang), { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${format.format(value)} ${isMetric ? "km" : "mi"}`;
}
