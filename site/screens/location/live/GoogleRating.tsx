import { useEffect, useMemo } from "react";
import { createPortal } from "react-dom";
import { useKioskReviewsQuery } from "#site/bff/__generated__/hooks.ts";
import type { KioskReviewsQuery } from "#site/bff/__generated__/operations.ts";
import { formatRating } from "#site/i18n/formatNumber.ts";
import { toLanguageCode } from "#site/i18n/languages.ts";
import { locationWords } from "#site/i18n/location.ts";
import { PlaceAttributions } from "#site/ui/PlaceAttributions/PlaceAttributions.tsx";
import { type KioskRating, toKioskRating, toShownReviews } from "./kioskRating";
import type { LiveDetailsProps } from "./liveDetailsProps";
import styles from "./LiveDetails.module.css";
import { Reviews } from "./Reviews";

/** The answers of this visit by language and kiosk, in the page's memory only: Google forbids to store them. */
const ofVisit = new Map<string, KioskReviewsQuery>();

/**
 * Google's rating of a kiosk's store, and its reviews in the page's slot for them; asked for once in a visit. Renders nothing without an
 * answer.
 */
export default function GoogleRating({ lang, texts, locationId }: LiveDetailsProps) {
  const key = `${lang} ${locationId}`;
  const cached = ofVisit.get(key);
  const variables = { id: locationId, language: toLanguageCode(lang) };
  const { data = cached, error } = useKioskReviewsQuery({ variables, skip: cached !== undefined });
  useEffect(() => {
    if (data && !error) ofVisit.set(key, data);
  }, [key, data, error]);
  const rating = useMemo(() => toKioskRating(data), [data]);
  if (!rating) return null;
  const slot = document.querySelector(`[data-reviews-of="${CSS.escape(locationId)}"]`);
  return (
    <>
      <Rating rating={rating} lang={lang} />
      {rating.rating !== null && <PlaceAttributions attributions={rating.attributions} lang={lang} />}
      {slot && toShownReviews(rating).length > 0 && createPortal(<Reviews rating={rating} lang={lang} texts={texts} />, slot)}
    </>
  );
}

/** The rating as Google requires it: with its source as text, linked to the place on Google Maps. */
function Rating({ rating: { rating, userRatingCount, googleMapsUri }, lang }: { rating: KioskRating } & Pick<LiveDetailsProps, "lang">) {
  if (rating === null) return null;
  const words = locationWords(lang);
  const value = formatRating(rating, lang);
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
