import type { NumberField } from "@prismicio/client";
import type { Lang } from "../../site/i18n/languages";
import { messagesOf } from "../../site/i18n/messages";
import { oneOf } from "../../site/ui/contentFault";
import styles from "./Testimonials.module.css";

const RATINGS = ["1", "2", "3", "4", "5"] as const;
const STAR = "m10 1.600 2.600 5.500 6 .800-4.400 4.200 1.100 6L10 15.200l-5.300 2.900 1.100-6L1.400 7.900l6-.800z";

/** One to five stars as the customer gave them, and the same in words for whoever cannot see them. Nothing where there are none. */
export function Stars({ rating, lang }: { rating: NumberField; lang: Lang }) {
  const stars = oneOf("A testimonial's rating", RATINGS, rating === null || rating === undefined ? null : String(rating));
  if (!stars) return null;
  const { customerRating, colon, outOfFive } = messagesOf(lang);
  return (
    <p className={styles.stars}>
      <span className="visually-hidden">{`${customerRating}${colon}${stars} ${outOfFive}`}</span>
      {RATINGS.map((star) => (
        <svg key={star} viewBox="0 0 20 20" width={18} height={18} aria-hidden="true">
          {/* Those not given are outlines: a paler shade alone would not tell them apart. */}
          <path d={STAR} fill={star <= stars ? "currentColor" : "none"} stroke="currentColor" strokeWidth={1.5} strokeLinejoin="round" />
        </svg>
      ))}
    </p>
  );
}
