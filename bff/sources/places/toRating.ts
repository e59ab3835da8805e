import { type RatingPayload, type ReviewPayload, reviewPayload } from "./payload";
import type { PlaceRating, Review } from "./place";
import { toAttributions } from "./toAttributions";
import { toAuthor } from "./toPhotos";

/** Google's own limit, which the graph guarantees. */
const MAX_REVIEWS = 5;

/** Maps a parsed payload to the graph's rating; invalid reviews are left out, since reviews without an author must not be shown. */
export function toRating({ rating, userRatingCount, googleMapsUri, reviews, attributions }: RatingPayload): PlaceRating {
  return {
    rating: rating ?? null,
    userRatingCount: userRatingCount ?? null,
    googleMapsUri: googleMapsUri ?? null,
    reviews: (reviews ?? [])
      .flatMap((review) => reviewPayload.safeParse(review).data ?? [])
      .slice(0, MAX_REVIEWS)
      .map(toReview),
    attributions: toAttributions(attributions),
  };
}

function toReview({ rating, text, relativePublishTimeDescription, publishTime, authorAttribution }: ReviewPayload): Review {
  return {
    rating: rating ?? null,
    text: text?.text ?? null,
    languageCode: text?.languageCode ?? null,
    relativePublishTimeDescription: relativePublishTimeDescription ?? null,
    publishTime: publishTime ?? null,
    author: toAuthor(authorAttribution),
  };
}
