import type { PlacesTier } from "./prices";

/** The fields that a call asks for, separated by commas alone, and the price class that they make. */
export interface FieldMask {
  fields: string;
  tier: PlacesTier;
}

/*
 * What Google is asked to answer. The dearest field of a mask sets the price of the whole call, so each mask is the
 * cheapest that serves its part of the graph; the contract test reads the price off the stand-in's bill.
 */
const NAME = "displayName";
const PLACE = ["id", NAME, "formattedAddress", "shortFormattedAddress", "location", "viewport", "types"];

// A search has one price (pro) for all it can say of where a place is, so that the country comes for nothing.
export const SEARCH_MASK = {
  fields: [...PLACE, "addressComponents"].map((field) => `places.${field}`).join(","),
  tier: "pro",
} as const;

// Pro, for the name alone.
export const DETAILS_MASK: FieldMask = { fields: PLACE.join(","), tier: "pro" };

// The cheapest there is: without a name.
export const UNNAMED_MASK: FieldMask = { fields: PLACE.filter((field) => field !== NAME).join(","), tier: "essentials" };
export const ADDRESS_MASK: FieldMask = { fields: "id,formattedAddress,location,addressComponents", tier: "essentials" };

// The dearest, for the reviews: asked apart, and only when they are shown.
export const RATING_MASK: FieldMask = { fields: "rating,userRatingCount,reviews,googleMapsUri", tier: "atmosphere" };

// Costs the same with or without a mask; this leaves out what we do not read.
export const PREDICTIONS_FIELDS = ["placeId", "text.text", "structuredFormat.mainText.text"]
  .map((field) => `suggestions.placePrediction.${field}`)
  .join(",");

// Costs nothing, but is long: asked apart, and only where somebody asks for it.
export const PHOTOS_MASK: FieldMask = { fields: "photos", tier: "ids" };

/** The same fields with a name beside them, which makes the price class pro. */
export function withName({ fields }: FieldMask): FieldMask {
  return { fields: `${fields},${NAME}`, tier: "pro" };
}
