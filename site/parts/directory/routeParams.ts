import { z } from "zod";
import { edition } from "../../routing/params";

/** A part of an address. Paths come encoded, and of pages the proxy has compared them with the directory already. */
export const slug = z.string().min(1).max(500).refine(isEncoded).transform(decodeURIComponent);

export const rootParams = z.object({ edition });
export const stateParams = z.object({ edition, state: slug });
export const cityParams = stateParams.extend({ city: slug });
export const locationParams = cityParams.extend({ address: slug, locationId: slug });

function isEncoded(part: string): boolean {
  try {
    return decodeURIComponent(part) !== "";
  } catch {
    return false;
  }
}
