import type { NumberField } from "@prismicio/client";
import { type Lang, toBcp47 } from "#site/i18n/languages.ts";
import { messagesOf } from "#site/i18n/messages.ts";
import { ratingWords } from "#site/i18n/rating.ts";
import { reportContentError } from "#site/ui/contentError.ts";
import styles from "./Testimonials.module.css";

const STARS = [1, 2, 3, 4, 5];
const STAR = "m10 1.600 2.600 5.500 6 .800-4.400 4.200 1.100 6L10 15.200l-5.300 2.900 1.100-6L1.400 7.900l6-.800z";
const LEFT_HALF = "M10 1.600v13.600l-5.300 2.900 1.100-6L1.400 7.900l6-.800z";

/** One to five stars, and the rating as text for screen readers. Renders nothing without a rating. */
export function Stars({ rating, lang }: { rating: NumberField; lang: Lang }) {
  if (!isRating(rating)) return null;
  const { customerRating, colon } = messagesOf(lang);
  const inWords = `${rating.toLocaleString(toBcp47(lang))} ${ratingWords(lang).outOfFive}`;
  const drawn = Math.round(rating * 2) / 2;
  return (
    <p className={styles.stars}>
      <span className="visually-hidden">{customerRating + colon + inWords}</span>
      {STARS.map((star) => (
        <svg key={star} viewBox="0 0 20 20" width={18} height={18} aria-hidden="true">
          {/* Missing stars are outlines: a paler colour would not be distinct enough. */}
          <path d={STAR} fill={star <= drawn ? "currentColor" : "none"} stroke="currentColor" strokeWidth={1.5} strokeLinejoin="round" />
          {star - drawn === 0.5 && <path d={LEFT_HALF} fill="currentColor" />}
        </svg>
      ))}
    </p>
  );
}

/** Returns whether there is a rating; one outside the scale is reported as a content fault. */
function isRating(value: NumberField | undefined): value is number {
  if (value === null || value === undefined) return false;
  if (value >= 1 && value <= STARS.length) return true;
  reportContentError(`A testimonial's rating must be from 1 to 5 or empty, not ${JSON.stringify(value)}.`);
  return false;
}
