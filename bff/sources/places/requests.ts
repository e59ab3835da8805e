import { TERRITORIES } from "#shared/forms/regions.ts";
import type { Bounds, LatLng } from "../../lib/geo";
import type { DetailsQuery, PredictionsQuery, PredictionType, SearchQuery } from "./queries";

/** The countries that Keyway serves. */
export const COUNTRIES: readonly string[] = ["US", "CA"];

/** The US, with Puerto Rico, and Canada. Without a bias Google would search around the caller's address, which is this server's. */
const HOME: Bounds = { minLat: 17.5, maxLat: 72, minLng: -168, maxLng: -52 };

/** Half the height of the location search box (0.2899 degrees of latitude), in metres. */
const NEAR_M = 32_000;

/** Google's place types by the graph's. It has no `address`, and `street_number` only as a part of an address. */
const PRIMARY_TYPES: Record<PredictionType, readonly string[]> = {
  postal_code: ["postal_code"],
  street_address: ["street_address"],
  street_number: ["street_address"],
  locality: ["locality"],
  address: ["street_address", "premise", "subpremise", "route"],
};
const MAX_PRIMARY_TYPES = 5;

/** Returns the body of a text search for the one likeliest place. */
export function toSearchBody({ query, lang, near = HOME }: SearchQuery): object {
  return { textQuery: query, pageSize: 1, languageCode: toLanguageCode(lang), locationBias: { rectangle: toRectangle(near) } };
}

/** Returns the query parameters of a place's details. */
export function toDetailsQuery({ lang, sessionToken }: DetailsQuery): Record<string, string> {
  return { languageCode: toLanguageCode(lang), ...(sessionToken && { sessionToken }) };
}

/** Returns the body of an autocomplete; empty `primaryTypes` request places of every type. */
export function toPredictionsBody({ input, lang, sessionToken, near }: PredictionsQuery, primaryTypes: readonly string[]): object {
  return {
    input,
    // To Google, territories of the US are countries of their own.
    includedRegionCodes: [...COUNTRIES, ...TERRITORIES].map((country) => country.toLowerCase()),
    ...(primaryTypes.length > 0 && { includedPrimaryTypes: primaryTypes }),
    languageCode: toLanguageCode(lang),
    regionCode: toRegionCode(lang),
    sessionToken,
    locationBias: near ? { circle: { center: toPoint(near), radius: NEAR_M } } : { rectangle: toRectangle(HOME) },
  };
}

/** Returns the types to request from Google, each once. */
export function toPrimaryTypes(types: readonly PredictionType[]): string[] {
  const all = [...new Set(types.flatMap((type) => PRIMARY_TYPES[type]))];
  // All together are one too many. A flat is found by its house.
  return all.length > MAX_PRIMARY_TYPES ? all.filter((type) => type !== "subpremise") : all;
}

/** Returns Google's code of a language; any but the site's two counts as en-us. */
function toLanguageCode(lang: string): string {
  return lang === "fr-ca" ? "fr-CA" : "en-US";
}

/** Returns the country whose places come first, and whose address format is used: Canada for French. */
function toRegionCode(lang: string): string {
  return lang === "fr-ca" ? "ca" : "us";
}

function toRectangle({ minLat, maxLat, minLng, maxLng }: Bounds) {
  return { low: toPoint({ lat: minLat, lng: minLng }), high: toPoint({ lat: maxLat, lng: maxLng }) };
}

function toPoint({ lat, lng }: LatLng) {
  return { latitude: lat, longitude: lng };
}
