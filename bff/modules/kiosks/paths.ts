import type { Kiosk } from "../../sources/kiosks/kiosk";
import { toSlug } from "./slug";

type PathParts = Pick<Kiosk, "locationId" | "name" | "address">;

/** The first page of the directory of kiosks. */
export const ROOT_PATH = "/key-services/";

const ADDRESS_PREFIX = "locksmith-key-copy-duplication-";

// Encoded as in the URL of a request: a slug may contain letters of any script.
const below = (...parts: string[]) => `${ROOT_PATH}${parts.map(encodeURIComponent).join("/")}/`;

/** Returns the path of a state's page, without language prefix. */
export function pathOfState({ state }: { state: string }): string {
  return below(state.toLowerCase());
}

/** Returns the path of a city's page, without language prefix. */
export function pathOfCity({ state, slug }: { state: string; slug: string }): string {
  return below(state.toLowerCase(), slug);
}

/**
 * Returns the path of a kiosk's own page, without language prefix; null when its address lacks a state or a city. `citySlug` is its city's
 * in the directory, whose spelling may be another than the kiosk's.
 */
export function pathOfKiosk({ locationId, name, address }: PathParts, citySlug?: string): string | null {
  const state = address.state?.trim().toLowerCase();
  const city = citySlug ?? toSlug(address.city ?? "");
  if (!state || !city) return null;
  const street = toSlug(address.street ?? "") || toSlug(name ?? "") || "kiosk";
  return below(state, city, `${ADDRESS_PREFIX}${street}`, locationId);
}
