import { useMemo } from "react";
import { createPortal } from "react-dom";
import { useKioskReviewsQuery } from "../../../bff/__generated__/browser/KioskReviews";
import { toBcp47 } from "../../../i18n/languages";
import { locationWords } from "../../../i18n/location";
import { type KioskRating, toKioskRating, toShownReviews } from "./kioskRating";
import type { LiveDetailsProps } from "./liveDetailsProps";
import styles from "./LiveDetails.module.css";
import { Reviews } from "./Reviews";

/**
 * Google's rating of a kiosk's host, and the reviews in the place that the page keeps for them. Without an answer the page stays as it is.
 */
export default function GoogleRating({ lang, texts, locationId }: LiveDetailsProps) {
  const { data } = useKioskReviewsQuery({ variables: { id: locationId, lang } });
  const rating = useMemo(() => toKioskRating(data), [data]);
  if (!rating) return null;
  const place = document.querySelector(`[data-reviews-of="${CSS.escape(locationId)}"]`);
  return (
    <>
      <Rating rating={rating} lang={lang} />
      {place && toShownReviews(rating).length > 0 && createPortal(<Reviews rating={rating} lang={lang} texts={texts} />, place)}
    </>
  );
}

/** As Google wants it shown: with its source in words, linked to the place there. */
function Rating({ rating: { rating, userRatingCount, googleMapsUri }, lang }: { rating: KioskRating } & Pick<LiveDetailsProps, "lang">) {
  if (rating === null) return null;
  const words = locationWords(lang);
  const value = rating.toLocaleString(toBcp47(lang), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <a href={googleMapsUri} rel="noopener noreferrer" className={styles.fact} data-of-google="">
      <span className={styles.star} aria-hidden="true">
        ★
      </span>
      <strong aria-hidden="true">{value}</strong>
      <span className="visually-hidden">{words.stars(value)}</span>
      {userRatingCount !== null && <span className={styles.count}>{words.reviews(userRatingCount)}</span>}
      <span translate="no" className={styles.source}>
        Google Maps
      </span>
    </a>
  );
}
