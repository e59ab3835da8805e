import type { LatLng } from "../../lib/geo";

/** Name of this source in errors and logs. */
export const PLACES = "places";

/** A provider of a place's data, which Google requires to be named wherever data of the place is shown. */
export interface Attribution {
  provider: string;
  /** The provider's page; http or https. */
  providerUri: string | null;
}

/** A place in the graph's terms: under the names of the older Places API, which the specification uses. */
export interface Place {
  placeId: string;
  /** Falls back to the formatted address. */
  name: string | null;
  types: string[];
  geoLocation: LatLng;
  /** Corners of the area to show. */
  northeast: LatLng | null;
  southwest: LatLng | null;
  formattedAddress: string | null;
  /** Street and city. */
  vicinity: string | null;
  /** At most five. */
  attributions: Attribution[];
}

/** A postal address split into its parts, for a form. */
export interface Address {
  placeId: string;
  /** The formatted address: requesting the place's name costs more. */
  name: string | null;
  streetNumber: string | null;
  route: string | null;
  locality: string | null;
  /** State or province, two letters. */
  administrativeAreaLevel1: string | null;
  administrativeAreaLevel2: string | null;
  /** Two letters. */
  country: string | null;
  postalCode: string | null;
  /** Degrees. */
  latitude: number | null;
  longitude: number | null;
  /** At most five. */
  attributions: Attribution[];
}

/** A place that a visitor may have meant. */
export interface Prediction {
  placeId: string;
  /** The whole text in one line, e.g. `123 Main St, Springfield, IL, USA`. */
  description: string;
  /** Its first part, e.g. `123 Main St`. */
  name: string;
}

/** The ratings and reviews of a place. Google requires author and source to be shown with them. */
export interface PlaceRating {
  /** 1.0 to 5.0. */
  rating: number | null;
  userRatingCount: number | null;
  googleMapsUri: string | null;
  /** At most five. */
  reviews: Review[];
  /** At most five. */
  attributions: Attribution[];
}

export interface Review {
  /** 1 to 5. */
  rating: number | null;
  text: string | null;
  languageCode: string | null;
  relativePublishTimeDescription: string | null;
  /** ISO 8601, UTC. */
  publishTime: string | null;
  author: Author;
}

/** The author of a review or a photo. */
export interface Author {
  displayName: string;
  uri: string | null;
  photoUri: string | null;
}

/** A photo of a place. The picture itself takes another call. */
export interface Photo {
  /** Google's name of it; it must not be stored. */
  name: string;
  width: number | null;
  height: number | null;
  authors: Author[];
}
