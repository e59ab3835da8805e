import type { Bounds, LatLng } from "../../lib/geo";

/** A search for the one place that a text means. */
export interface SearchQuery {
  /** What the visitor typed. */
  query: string;
  lang: string;
  /** Where to look first; the whole US and Canada where nothing is said. */
  near?: Bounds;
}

/** A question about one place. */
export interface DetailsQuery {
  placeId: string;
  lang: string;
  /** Ends the session of predictions that led here. */
  sessionToken?: string;
  /** Whether details need the place's name, which costs more. Without it the name is the address. */
  isNamed?: boolean;
}

/** What predictions may be restricted to. */
export type PredictionType = "postal_code" | "street_address" | "street_number" | "locality" | "address";

/** A question for what a visitor may be typing. */
export interface PredictionsQuery {
  input: string;
  lang: string;
  /** None asks for places of every type. */
  types: readonly PredictionType[];
  /** URL-safe base64, 36 characters at most: see isSessionToken. */
  sessionToken?: string;
  /** Where to look first; the whole US and Canada where nothing is said. */
  near?: LatLng;
}

/** Whether a text can be a place id. Nothing else may be put into a path, `..` above all. */
export function isPlaceId(text: string): boolean {
  return /^[\w-]{1,1024}$/.test(text);
}

/** Whether Google takes a text as the name of a session. */
export function isSessionToken(text: string): boolean {
  return /^[\w=-]{1,36}$/.test(text);
}
