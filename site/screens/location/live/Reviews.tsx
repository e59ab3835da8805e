import { type Lang, toBcp47 } from "#site/i18n/languages.ts";
import { locationWords } from "#site/i18n/location.ts";
import { PlaceAttributions } from "#site/ui/PlaceAttributions/PlaceAttributions.tsx";
import { type KioskRating, toShownReviews } from "./kioskRating";
import styles from "./Reviews.module.css";
import type { ReviewTexts } from "./reviewTexts";

interface ReviewsProps {
  rating: KioskRating;
  lang: Lang;
  texts: ReviewTexts;
}

/** Google's reviews of the store, each with its author, and all with their source, as Google requires. */
export function Reviews({ rating, lang, texts }: ReviewsProps) {
  return (
    // Marked as Google's, because it may not show beside another provider's map (parts/map/googleContent.ts).
    <section aria-labelledby="reviews" className="shell" data-of-google="">
      <div className={styles.head}>
        <h2 id="reviews" className={styles.title}>
          {texts.title}
        </h2>
        <p className={styles.source}>
          {texts.from}{" "}
          <a href={rating.googleMapsUri} rel="noopener noreferrer" translate="no" className={styles.google}>
            Google Maps
          </a>
          <PlaceAttributions attributions={rating.attributions} lang={lang} />
        </p>
      </div>
      <ul className={styles.reviews}>
        {toShownReviews(rating).map((review, index) => (
          <li key={index} className={styles.review}>
            <Review review={review} lang={lang} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Review({
  review: { rating, text, languageCode, relativePublishTimeDescription, author },
  lang,
}: {
  review: KioskRating["reviews"][number];
  lang: Lang;
}) {
  const name = author.uri?.startsWith("https://") ? (
    <a href={author.uri} rel="noopener noreferrer nofollow">
      {author.displayName}
    </a>
  ) : (
    author.displayName
  );
  return (
    <>
      {rating !== null && (
        <p>
          <span className={styles.stars} aria-hidden="true">
            {"★".repeat(Math.round(rating))}
          </span>
          <span className="visually-hidden">{locationWords(lang).stars(rating.toLocaleString(toBcp47(lang)))}</span>
        </p>
      )}
      <p lang={languageCode ?? undefined} className={styles.text}>
        {text}
      </p>
      <p className={styles.author}>
        {name}
        {relativePublishTimeDescription && ` · ${relativePublishTimeDescription}`}
      </p>
    </>
  );
}
