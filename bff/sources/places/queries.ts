import type { Bounds, LatLng } from "../../lib/geo";

/** A search for the one place that a text means. */
export interface SearchQuery {
  /** What the visitor typed. */
  query: string;
  lang: string;
  /** Where to search first; by default, the whole US and Canada. */
  near?: Bounds;
}

/** A query for one place. */
export interface DetailsQuery {
  placeId: string;
  lang: string;
  /** Ends the session of predictions that led here. */
  sessionToken?: string;
  /** Whether details need the place's name, which costs more. Otherwise the address is used as name. */
  isNamed?: boolean;
  /** Whether a rating needs the reviews, which cost more. */
  isReviewed?: boolean;
}

/** The types to which predictions can be restricted. */
export type PredictionType = "postal_code" | "street_address" | "street_number" | "locality" | "address";

/** A query for predictions of what a visitor is typing. */
export interface PredictionsQuery {
  input: string;
  lang: string;
  /** An empty list requests places of every type. */
  types: readonly PredictionType[];
  /** URL-safe base64, 36 characters at most: see isSessionToken. */
  sessionToken?: string;
  /** Where to search first; by default, the whole US and Canada. */
  near?: LatLng;
}

/** Returns whether a text can be a place id. Nothing else may be put into a path, above all not `..`. */
export function isPlaceId(text: string): boolean {
  return /^[\w-]{1,1024}$/.test(text);
}

/** Returns whether Google accepts a text as a session token. */
export function isSessionToken(text: string): boolean {
  return /^[\w=-]{1,36}$/.test(text);
}
