import type { Tier } from "./ledger";

/** The fields of a message; true for a field without subfields. */
export interface FieldTree {
  readonly [field: string]: true | FieldTree;
}

const toFields = (names: string): FieldTree => Object.fromEntries(names.split(" ").map((name) => [name, true]));

const localizedText = toFields("text languageCode");
const point = toFields("latitude longitude");
const weekTime = toFields("day hour minute date truncated");

/** The fields of a place by price tier, including many that this stand-in never fills. */
export const fieldsByTier: Readonly<Record<Tier, FieldTree>> = {
  ids: {
    ...toFields("id name movedPlace movedPlaceId"),
    attributions: toFields("provider providerUri"),
    photos: {
      ...toFields("name widthPx heightPx flagContentUri googleMapsUri"),
      authorAttributions: toFields("displayName uri photoUri"),
    },
  },
  essentials: {
    ...toFields("addressDescriptor adrFormatAddress formattedAddress plusCode postalAddress shortFormattedAddress types"),
    addressComponents: toFields("longText shortText types languageCode"),
    location: point,
    viewport: { low: point, high: point },
  },
  pro: {
    ...toFields(
      "accessibilityOptions businessStatus containingPlaces googleMapsLinks googleMapsUri iconBackgroundColor " +
        "iconMaskBaseUri primaryType pureServiceAreaBusiness subDestinations utcOffsetMinutes",
    ),
    displayName: localizedText,
    primaryTypeDisplayName: localizedText,
    timeZone: toFields("id version"),
  },
  enterprise: {
    ...toFields(
      "currentOpeningHours currentSecondaryOpeningHours internationalPhoneNumber nationalPhoneNumber " +
        "priceLevel priceRange rating regularSecondaryOpeningHours userRatingCount websiteUri",
    ),
    regularOpeningHours: {
      ...toFields("openNow weekdayDescriptions secondaryHoursType specialDays nextOpenTime nextCloseTime"),
      periods: { open: weekTime, close: weekTime },
    },
  },
  atmosphere: {
    ...toFields(
      "allowsDogs curbsidePickup delivery dineIn editorialSummary evChargeAmenitySummary evChargeOptions " +
        "fuelOptions generativeSummary goodForChildren goodForGroups goodForWatchingSports liveMusic " +
        "menuForChildren neighborhoodSummary outdoorSeating parkingOptions paymentOptions reservable " +
        "restroom reviewSummary servesBeer servesBreakfast servesBrunch servesCocktails " +
        "servesCoffee servesDessert servesDinner servesLunch servesVegetarianFood servesWine takeout",
    ),
    reviews: {
      ...toFields("name relativePublishTimeDescription rating publishTime flagContentUri googleMapsUri visitDate"),
      text: localizedText,
      originalText: localizedText,
      authorAttribution: toFields("displayName uri photoUri"),
    },
  },
};

/** All fields of a place. */
export const placeFields: FieldTree = Object.assign({}, ...Object.values(fieldsByTier));

/** All fields of a search response. */
export const searchFields: FieldTree = {
  places: placeFields,
  nextPageToken: true,
  searchUri: true,
};

const formatted: FieldTree = { text: true, matches: toFields("startOffset endOffset") };
const structured: FieldTree = { mainText: formatted, secondaryText: formatted };

/** All fields of an autocomplete response. */
export const autocompleteFields: FieldTree = {
  suggestions: {
    placePrediction: {
      ...toFields("place placeId types distanceMeters"),
      text: formatted,
      structuredFormat: structured,
    },
    queryPrediction: { text: formatted, structuredFormat: structured },
  },
};
