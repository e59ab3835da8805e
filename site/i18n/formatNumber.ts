import { type Lang, toBcp47 } from "./languages";

/** Creates the format of each language. This module does it once, since a browser takes milliseconds to create a format. */
function formatsOf(options?: Intl.NumberFormatOptions): Record<Lang, Intl.NumberFormat> {
  const format = (lang: Lang) => new Intl.NumberFormat(toBcp47(lang), options);
  return { "en-us": format("en-us"), "fr-ca": format("fr-ca") };
}

const counts = formatsOf();
const ratings = formatsOf({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Returns a count in a language's format: `1,318`, `1 318`. */
export function formatCount(count: number, lang: Lang): string {
  return counts[lang].format(count);
}

/** Returns a rating in a language's format: `4.0`, `4,0`. */
export function formatRating(rating: number, lang: Lang): string {
  return ratings[lang].format(rating);
}
