import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { onPlaceChange, readPlace } from "../../device/place";
import { formatDistance } from "../../i18n/formatDistance";
import { toBcp47 } from "../../i18n/languages";
import { locationWords } from "../../i18n/location";
import { Icon } from "../../ui/Icon/Icon";
import { distanceKm } from "./distance";
import type { LateFactsProps } from "./LateFacts";
import styles from "./LateFacts.module.css";
import { askReviews, type KioskRating, toShownReviews } from "./askReviews";
import { Reviews } from "./Reviews";

/** The visitor's distance and Google's rating beside it, and the reviews in the place that the page keeps for them. */
export default function KioskFacts(props: LateFactsProps) {
  const rating = useRating(props);
  const distance = useDistance(props);
  const { lang, texts, locationId } = props;
  const place = document.querySelector(`[data-reviews-of="${CSS.escape(locationId)}"]`);
  const hasReviews = rating !== null && toShownReviews(rating).length > 0;
  return (
    <>
      {rating && <Rating rating={rating} lang={lang} />}
      {distance !== null && (
        <p className={styles.fact}>
          <Icon name="pin" size={18} />
          <strong>{locationWords(lang).away(formatDistance(distance, lang))}</strong>
        </p>
      )}
      {hasReviews && place && createPortal(<Reviews rating={rating} lang={lang} texts={texts} />, place)}
    </>
  );
}

/** As Google wants it shown: with its source in words, linked to the place there. */
function Rating({ rating: { rating, userRatingCount, googleMapsUri }, lang }: { rating: KioskRating } & Pick<LateFactsProps, "lang">) {
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

/** Kilometres from the place that this device remembers; null while it remembers none. */
function useDistance({ lat, lng }: LateFactsProps): number | null {
  const [place, setPlace] = useState(readPlace);
  useEffect(() => onPlaceChange(() => setPlace(readPlace())), []);
  return place && distanceKm(place, { lat, lng });
}

function useRating({ isRated, locationId, lang }: LateFactsProps): KioskRating | null {
  const [rating, setRating] = useState<KioskRating | null>(null);
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (!isRated || connection?.saveData) return;
    const ended = new AbortController();
    // Without an answer the page stays as it is.
    askReviews(locationId, lang, ended.signal).then(setRating, () => {});
    return () => ended.abort();
  }, [isRated, locationId, lang]);
  return rating;
}
