/**
 * What Google is asked to answer. The dearest field of a mask sets the price of the whole call, so each mask is the
 * cheapest that serves its part of the graph; the contract test reads the price off the stand-in's bill.
 */
const PLACE = ["id", "displayName", "formattedAddress", "shortFormattedAddress", "location", "viewport", "types"];

// A search has one price (pro) for all it can say of where a place is, so that the country comes for nothing.
export const SEARCH_MASK = [...PLACE, "addressComponents"].map((field) => `places.${field}`).join(",");

// Pro, for displayName alone.
export const DETAILS_MASK = PLACE.join(",");

// Essentials, the cheapest there is: no displayName.
export const ADDRESS_MASK = "id,formattedAddress,location,addressComponents";

// Atmosphere, the dearest, for the reviews: asked apart, and only when they are shown.
export const RATING_MASK = "rating,userRatingCount,reviews,googleMapsUri";

// Costs the same with or without a mask; this leaves out what we do not read.
export const PREDICTIONS_MASK = ["placeId", "text.text", "structuredFormat.mainText.text"]
  .map((field) => `suggestions.placePrediction.${field}`)
  .join(",");

// Costs nothing (IDs only), but is long: asked apart, and only where somebody asks for it.
export const PHOTOS_MASK = "photos";
