import { z } from "zod";
import { edition } from "../../routing/params";

/** A part of an address. Paths come encoded, and of pages the proxy has compared them with the directory already. */
export const slug = z.string().min(1).max(500).refine(isEncoded).transform(decodeURIComponent);

export const rootParams = z.object({ edition });
export const stateParams = z.object({ edition, state: slug });
export const cityParams = stateParams.extend({ city: slug });
export const locationParams = cityParams.extend({ address: slug, locationId: slug });

/** A list's page as `?page=` names it; the first one where it names none. */
export const pageNumber = z.coerce.number().int().min(1).max(10_000).catch(1);

/** What a visitor wrote into a search for a place, as `?q=` holds it; none where that is empty or no search of ours. */
export const placeWords = z.object({ q: z.string().trim().min(1).max(200) }).transform(({ q }) => q).nullable().catch(null);

function isEncoded(part: string): boolean {
  try {
    return decodeURIComponent(part) !== "";
  } catch {
    return false;
  }
}
