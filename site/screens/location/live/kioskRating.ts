import type { KioskReviewsQuery } from "../../../bff/__generated__/operations";

type Answer = NonNullable<NonNullable<KioskReviewsQuery["kiosk"]>["rating"]>;

/** What Google tells of a kiosk's host, with the link without which none of it may be shown. */
export interface KioskRating extends Omit<Answer, "googleMapsUri"> {
  googleMapsUri: string;
}

/** More than this is not read beside a kiosk. */
const MOST = 3;

/** What visitors say of a kiosk's host; null where Google knows nothing, or gives no link to it. */
export function toKioskRating(data: KioskReviewsQuery | undefined): KioskRating | null {
  const rating = data?.kiosk?.rating;
  const uri = rating?.googleMapsUri;
  return uri?.startsWith("https://") ? { ...rating!, googleMapsUri: uri } : null;
}

/** The reviews that have words and an author, the first few as Google orders them. */
export function toShownReviews({ reviews }: Pick<KioskRating, "reviews">): KioskRating["reviews"] {
  return reviews.filter(({ text, author }) => text?.trim() && author.displayName.trim()).slice(0, MOST);
}
