import { formatCount, formatRating } from "../i18n/formatNumber";
import type { Lang } from "../i18n/languages";
import { ratingWords } from "../i18n/rating";
import { PlaceAttributions } from "../ui/PlaceAttributions/PlaceAttributions";
import type { Rating } from "./fetchRatings";
import styles from "./RatingLine.module.css";

interface RatingLineProps {
  rating: Rating;
  lang: Lang;
}

/**
 * A rating as Google requires it: with its source, linked to the place on Google Maps, and the providers of the data. Nothing if rating or
 * link is missing.
 */
export default function RatingLine({ rating: { rating, userRatingCount, googleMapsUri, attributions }, lang }: RatingLineProps) {
  if (rating === null || !googleMapsUri?.startsWith("https://")) return null;
  const { outOfFive, ratings } = ratingWords(lang);
  return (
    <>
      {/* Marked as Google's, for it may stand beside no other map (site/parts/map/googleContent.ts). */}
      <a href={googleMapsUri} rel="noopener noreferrer" className={styles.ratingLink} data-of-google="">
        <span className={styles.star} aria-hidden="true">
          ★
        </span>
        <strong>{formatRating(rating, lang)}</strong>
        <span className={styles.heard}>{outOfFive}</span>
        {userRatingCount !== null && (
          <span className={styles.count} data-count="">
            <span className={styles.heard}>{ratings}</span>({formatCount(userRatingCount, lang)})
          </span>
        )}
        <span translate="no" className={styles.source}>
          Google Maps
        </span>
      </a>
      <PlaceAttributions attributions={attributions} lang={lang} />
    </>
  );
}
