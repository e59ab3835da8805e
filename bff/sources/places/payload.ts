import { z } from "zod";
import { fitting } from "../../lib/fitting";
import { toVisible } from "../../lib/toVisible";
import { isPlaceId } from "./queries";

// Google's schemas. Google leaves out empty fields, zero included.
const visible = z.string().transform(toVisible).pipe(z.string().min(1));
const text = visible.nullish().catch(null);
const localized = z.object({ text, languageCode: text }).nullish().catch(null);
const point = z
  .object({ latitude: z.number().min(-90).max(90).default(0), longitude: z.number().min(-180).max(180).default(0) })
  .transform(({ latitude, longitude }) => ({ lat: latitude, lng: longitude }));
const placeId = z.string().trim().refine(isPlaceId);
// These become links on a page, so only https is allowed. Some of Google's links begin with the slashes.
const link = z
  .string()
  .transform((uri) => uri.replace(/^\/\//, "https://"))
  .pipe(z.url({ protocol: /^https$/ }))
  .nullish()
  .catch(null);

/** A provider of a place's data. Its page is a link, too, but providers may be without https. */
export const providerPayload = z.object({
  provider: z.string().trim().min(1),
  providerUri: z
    .url({ protocol: /^https?$/ })
    .nullish()
    .catch(null),
});
// Parsed one by one, so that an invalid one does not hide the others.
const attributions = z.array(z.unknown()).nullish().catch(null);

const types = fitting(z.string()).transform((list) => list ?? []);
const addressComponents = fitting(z.object({ longText: text, shortText: text, types }));

/** A place. Its id may be missing, since a query by id knows it. */
export const placePayload = z.object({
  id: placeId.nullish().catch(null),
  displayName: localized,
  formattedAddress: text,
  shortFormattedAddress: text,
  location: point.nullish().catch(null),
  viewport: z.object({ low: point, high: point }).nullish().catch(null),
  types,
  addressComponents,
  attributions,
});

/** A place that is found by a text. */
const foundPayload = placePayload.extend({ id: placeId });

/** Those that cannot be used are left out, so that they do not fail the others. */
export const searchPayload = z.object({ places: z.array(z.unknown()).nullish() }).transform(({ places }) => ({
  places: (places ?? []).flatMap((place) => foundPayload.safeParse(place).data ?? []),
}));

/** Suggestions are parsed one by one, so that an invalid one does not fail the others. */
export const suggestionsPayload = z
  .object({ suggestions: z.array(z.unknown()).nullish() })
  .transform(({ suggestions }) => ({ suggestions: suggestions ?? [] }));

export const suggestionPayload = z.object({
  placePrediction: z.object({
    placeId,
    text: z.object({ text: visible }),
    structuredFormat: z.object({ mainText: localized }).nullish().catch(null),
  }),
});

export const ratingPayload = z.object({
  rating: z.number().min(1).max(5).nullish().catch(null),
  userRatingCount: z.int().min(0).nullish().catch(null),
  googleMapsUri: link,
  reviews: z.array(z.unknown()).nullish().catch(null),
  attributions,
});

export const authorPayload = z.object({ displayName: z.string().trim().min(1), uri: link, photoUri: link });

/** A review may be shown beside its author's name only. */
export const reviewPayload = z.object({
  rating: z.number().min(1).max(5).nullish().catch(null),
  text: localized,
  relativePublishTimeDescription: text,
  publishTime: z.iso.datetime().nullish().catch(null),
  authorAttribution: authorPayload,
});

export const photosPayload = z.object({ photos: z.array(z.unknown()).nullish().catch(null) });

/** The authors of a photo; those without a name are left out. */
export const photoPayload = z.object({
  name: z.string().min(1),
  widthPx: z.int().min(1).nullish().catch(null),
  heightPx: z.int().min(1).nullish().catch(null),
  authorAttributions: z.array(z.unknown()).nullish().catch(null),
});

/** An error response of Google; the fields are empty when it is not one. */
export const errorPayload = z
  .object({
    error: z.object({
      status: z.string().catch(""),
      message: z.string().catch(""),
      details: z.array(z.object({ reason: z.string().catch("") })).catch([]),
    }),
  })
  .catch({ error: { status: "", message: "", details: [] } });

export type PlacePayload = z.output<typeof foundPayload>;
export type AddressComponents = NonNullable<PlacePayload["addressComponents"]>;
export type RatingPayload = z.output<typeof ratingPayload>;
export type PhotosPayload = z.output<typeof photosPayload>;
export type AuthorPayload = z.output<typeof authorPayload>;
export type ReviewPayload = z.output<typeof reviewPayload>;
