import { z } from "zod";
import type { Gazetteer } from "./gazetteer";
import { createInvalidArgument, GoogleError } from "./googleError";
import { languageCode, regionCode, sessionToken } from "./request";
import { toPlace } from "./toPlace";

/** Parses the query of a place details request. */
export const detailsQuery = z.strictObject({
  languageCode,
  regionCode: regionCode.optional(),
  sessionToken: sessionToken.optional(),
});

/** The parsed query of a place details request. */
export type DetailsQuery = z.output<typeof detailsQuery>;

/** Returns a place with all fields. Throws a 400 for a malformed id and a 404 for an unknown one. */
export function loadPlace(placeId: string, { languageCode: language }: DetailsQuery, gazetteer: Gazetteer) {
  if (!/^(ChIJ|Ei)[\w-]{8,}$/.test(placeId)) {
    throw createInvalidArgument(`Not a valid Place ID: ${placeId}`, "name");
  }
  const hit = gazetteer.byId(placeId);
  if (!hit) throw createStalePlace();
  return toPlace(hit.entry, language, hit.kiosk);
}

/** Returns the 404 for an id that is no longer valid. */
export function createStalePlace(): GoogleError {
  const advice =
    "Please refresh cached Place IDs as per https://developers.google.com/maps/documentation/places/web-service/place-id#refresh-id";
  return new GoogleError(404, `The Place ID is no longer valid. ${advice}.`);
}
