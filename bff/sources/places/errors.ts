/** Google knows the place, but has no location for it. */
export const PLACE_WITHOUT_LOCATION = {
  code: "PLACE_WITHOUT_LOCATION",
  publicMessage: "This place has no location on the map. Search for another one.",
} as const;
