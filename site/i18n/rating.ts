import type { Lang } from "./languages";

interface RatingWords {
  outOfFive: string;
  /** Introduces the number of ratings, for screen readers. */
  ratings: string;
}

const WORDS: Record<Lang, RatingWords> = {
  "en-us": { outOfFive: "out of 5", ratings: "Ratings: " },
  "fr-ca": { outOfFive: "sur 5", ratings: "Avis\u00a0: " },
};

/** Returns the words of a rating. Separate from messages.ts, so that browsers load only these. */
export function ratingWords(lang: Lang): RatingWords {
  return WORDS[lang];
}
