import { z } from "zod";
import { edition } from "../../routing/params";

/** One path segment. Next passes it encoded; the proxy has already checked pages' paths against the directory. */
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
