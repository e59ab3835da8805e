import type { PlacesTier } from "./prices";

/** The fields that a call requests, separated by commas without blanks, and the price class that they cause. */
export interface FieldMask {
  fields: string;
  tier: PlacesTier;
}

/*
 * The fields requested from Google. The most expensive field of a mask sets the price of the whole call, so each mask is the cheapest for
 * its part of the graph; the contract test reads the price off the stand-in's bill.
 */
const NAME = "displayName";
// Free (tier ids), and required wherever data of the place is shown, so each mask of such data has it.
const PROVIDERS = "attributions";
const PLACE = ["id", NAME, "formattedAddress", "shortFormattedAddress", "location", "viewport", "types", PROVIDERS];

// A search has one price (pro) for all fields about a place's position, so the country costs nothing more.
export const SEARCH_MASK = {
  fields: [...PLACE, "addressComponents"].map((field) => `places.${field}`).join(","),
  tier: "pro",
} as const;

// Pro, only for the name.
export const DETAILS_MASK: FieldMask = { fields: PLACE.join(","), tier: "pro" };

// The cheapest price: without a name.
export const UNNAMED_MASK: FieldMask = { fields: PLACE.filter((field) => field !== NAME).join(","), tier: "essentials" };
export const ADDRESS_MASK: FieldMask = { fields: `id,formattedAddress,location,addressComponents,${PROVIDERS}`, tier: "essentials" };

// Expensive: requested separately, and only when they are shown. Reviews have the highest price of all.
export const RATING_MASK: FieldMask = { fields: `rating,userRatingCount,googleMapsUri,${PROVIDERS}`, tier: "enterprise" };
export const REVIEWS_MASK: FieldMask = { fields: `${RATING_MASK.fields},reviews`, tier: "atmosphere" };

// Costs the same with or without a mask; this leaves out fields that we do not read.
export const PREDICTIONS_FIELDS = ["placeId", "text.text", "structuredFormat.mainText.text"]
  .map((field) => `suggestions.placePrediction.${field}`)
  .join(",");

// Costs nothing, but is long: requested separately, and only on demand.
export const PHOTOS_MASK: FieldMask = { fields: "photos", tier: "ids" };

/** Returns a mask with the place's name added, which makes the price class pro. */
export function withName({ fields }: FieldMask): FieldMask {
  return { fields: `${fields},${NAME}`, tier: "pro" };
}
