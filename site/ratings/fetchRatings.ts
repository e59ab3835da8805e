import { KioskRatingsDocument } from "../bff/__generated__/operations";
import type { KioskRatingsQuery } from "../bff/__generated__/operations";
import { errorsIn } from "../bff/errorMessage";
import { queryFromBrowser } from "../bff/queryFromBrowser";
import { isLimited } from "../bff/readAnswer";

export type Rating = NonNullable<NonNullable<KioskRatingsQuery["kiosks"]>[number]["rating"]>;

/** Ratings by kiosk's id; null for a kiosk that Google does not rate. */
type Ratings = ReadonlyMap<string, Rating | null>;

/** Maximum number of kiosks in one request. */
const MAX_IDS = 20;

/** The ratings of this visit by kiosk's id, in the page's memory only: Google forbids to store them. */
const ofVisit = new Map<string, Promise<Rating | null>>();
let isSpent = false;

/**
 * Returns the ratings of kiosks, asking for each once in a visit, unless that fails. Once the visitor's budget is spent, asks for no more.
 */
export async function fetchRatings(ids: readonly string[]): Promise<Ratings> {
  const missing = isSpent ? [] : ids.filter((id) => !ofVisit.has(id));
  for (let start = 0; start < missing.length; start += MAX_IDS) {
    const some = missing.slice(start, start + MAX_IDS);
    const answer = request(some);
    for (const id of some)
      ofVisit.set(
        id,
        answer.then((ratings) => ratings.get(id) ?? null),
      );
  }
  const ratings = await Promise.all(ids.map((id) => ofVisit.get(id) ?? null));
  return new Map(ids.map((id, index) => [id, ratings[index]!]));
}

async function request(ids: readonly string[]): Promise<Ratings> {
  const { data, error } = await queryFromBrowser(KioskRatingsDocument, { ids: [...ids] });
  const ratings = new Map((data?.kiosks ?? []).map(({ locationId, rating }) => [locationId, rating]));
  if (error) {
    isSpent ||= isLimited(errorsIn(error));
    // An answer may be incomplete: what it lacks may be asked for again.
    for (const id of ids) if (!ratings.get(id)) ofVisit.delete(id);
  }
  return ratings;
}
