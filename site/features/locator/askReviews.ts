import { askBff } from "../../bff/ask";
import { KioskReviews } from "../../bff/__generated__/browser/KioskReviews";
import type { KioskReviewsQuery } from "../../bff/__generated__/operations";
import type { Lang } from "../../i18n/languages";

type Answer = NonNullable<NonNullable<KioskReviewsQuery["kiosk"]>["rating"]>;

/** What Google tells of a kiosk's host, with the link without which none of it may be shown. */
export interface KioskRating extends Omit<Answer, "googleMapsUri"> {
  googleMapsUri: string;
}

/** More than this is not read beside a kiosk. */
const MOST = 3;

/** Asks what visitors say of a kiosk's host; null where Google knows nothing, or gives no link to it. Throws where nobody answers. */
export async function askReviews(id: string, lang: Lang, signal: AbortSignal): Promise<KioskRating | null> {
  const rating = (await askBff(KioskReviews, { id, lang }, signal)).kiosk?.rating;
  const uri = rating?.googleMapsUri;
  return uri?.startsWith("https://") ? { ...rating!, googleMapsUri: uri } : null;
}

/** The reviews that have words and an author, the first few as Google orders them. */
export function toShownReviews({ reviews }: Pick<KioskRating, "reviews">): KioskRating["reviews"] {
  return reviews.filter(({ text, author }) => text?.trim() && author.displayName.trim()).slice(0, MOST);
}
