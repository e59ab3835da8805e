/** Google knows the place, but not where it is. */
export const PLACE_WITHOUT_LOCATION = {
  code: "PLACE_WITHOUT_LOCATION",
  publicMessage: "This place has no location on the map. Search for another one.",
} as const;
