import type { KioskReviewsQuery } from "#site/bff/__generated__/operations.ts";

type Answer = NonNullable<NonNullable<KioskReviewsQuery["kiosk"]>["rating"]>;

/** Google's rating of a kiosk's store, with the link that Google requires. */
export interface KioskRating extends Omit<Answer, "googleMapsUri"> {
  googleMapsUri: string;
}

/** Maximum number of reviews. */
const MOST = 3;

/** Returns Google's rating of a kiosk's store; null when Google has none or sends no link. */
export function toKioskRating(data: KioskReviewsQuery | undefined): KioskRating | null {
  const rating = data?.kiosk?.rating;
  const uri = rating?.googleMapsUri;
  return uri?.startsWith("https://") ? { ...rating!, googleMapsUri: uri } : null;
}

/** Returns the first reviews in Google's order that have a text and an author. */
export function toShownReviews({ reviews }: Pick<KioskRating, "reviews">): KioskRating["reviews"] {
  return reviews.filter(({ text, author }) => text?.trim() && author.displayName.trim()).slice(0, MOST);
}
