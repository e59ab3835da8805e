import { z } from "zod";
import type { Gazetteer } from "./gazetteer";
import { createInvalidArgument, GoogleError } from "./googleError";
import { languageCode, regionCode, sessionToken } from "./request";
import { toPlace } from "./toPlace";

/** The query of a place's details. */
export const detailsQuery = z.strictObject({
  languageCode,
  regionCode: regionCode.optional(),
  sessionToken: sessionToken.optional(),
});

/** What a request for details asks for. */
export type DetailsQuery = z.output<typeof detailsQuery>;

/** Everything known of a place; throws a 400 for what cannot be an id and a 404 for an id of nothing. */
export function loadPlace(placeId: string, { languageCode: language }: DetailsQuery, gazetteer: Gazetteer) {
  if (!/^(ChIJ|Ei)[\w-]{8,}$/.test(placeId)) {
    throw createInvalidArgument(`Not a valid Place ID: ${placeId}`, "name");
  }
  const found = gazetteer.byId(placeId);
  if (!found) throw createStalePlace();
  return toPlace(found.entry, language, found.kiosk);
}

/** The 404 for an id that is no longer in use. */
export function createStalePlace(): GoogleError {
  const advice =
    "Please refresh cached Place IDs as per https://developers.google.com/maps/documentation/places/web-service/place-id#refresh-id";
  return new GoogleError(404, `The Place ID is no longer valid. ${advice}.`);
}
