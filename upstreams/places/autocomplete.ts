import { z } from "zod";
import { area, contains, latLng, toCenter, toDistanceKm } from "./area";
import { toEntryName, type Entry } from "./entry";
import type { Gazetteer } from "./gazetteer";
import { toFormattedAddress, toSecondaryText } from "./placeText";
import { rank } from "./rank";
import { languageCode, regionCode, sessionToken } from "./request";
import { findMatches } from "./text";
import { collections, primaryTypes } from "./types";

const maxSuggestions = 5;
const maxRegions = 15;
const maxTypes = 5;
const typesPage = "https://developers.google.com/maps/documentation/places/web-service/place-types";
const whole = (message: string) => ({ message, params: { isWhole: true } });

const includedPrimaryTypes = z
  .array(z.string())
  .max(maxTypes, `at most ${maxTypes} types are allowed`)
  .superRefine((types, context) => {
    const unknown = types.find((type) => !primaryTypes.has(type));
    if (unknown !== undefined) {
      const message = `Invalid included_primary_types '${unknown}'. See the list of supported types in ${typesPage}.`;
      context.addIssue({ code: "custom", ...whole(message) });
    }
    const collection = types.find((type) => type in collections);
    if (collection && types.length > 1) {
      context.addIssue({ code: "custom", message: `${collection} must be the only type` });
    }
  });

/** Parses the body of an autocomplete request. */
export const autocompleteBody = z
  .strictObject({
    input: z.string().trim().min(1, "must not be empty"),
    inputOffset: z.int().positive().optional(),
    includedPrimaryTypes: includedPrimaryTypes.default([]),
    includedRegionCodes: z.array(regionCode).max(maxRegions, `at most ${maxRegions} regions are allowed`).default([]),
    includeQueryPredictions: z.literal(false, "query predictions are not implemented").optional(),
    languageCode,
    regionCode: regionCode.optional(),
    sessionToken: sessionToken.optional(),
    origin: latLng.optional(),
    locationBias: area.optional(),
    locationRestriction: area.optional(),
  })
  .refine(({ locationBias, locationRestriction }) => !locationBias || !locationRestriction, {
    path: ["locationRestriction"],
    error: "locationBias and locationRestriction cannot both be set",
  });

/** The parsed body of an autocomplete request. */
export type AutocompleteBody = z.output<typeof autocompleteBody>;

/** Returns the suggestions for an input; an empty object, like Google, if there are none. */
export function suggest(body: AutocompleteBody, gazetteer: Gazetteer) {
  const input = [...body.input].slice(0, body.inputOffset).join("");
  const types = body.includedPrimaryTypes.flatMap((type) => collections[type] ?? type);
  const { includedRegionCodes: regions, locationRestriction } = body;
  const bias = body.locationBias ?? locationRestriction;
  const fitting = gazetteer
    .find(input, bias && toCenter(bias))
    .filter((entry) => types.length === 0 || types.includes(entry.types[0]!))
    .filter(({ city }) => regions.length === 0 || regions.includes(city.country.toLowerCase()))
    .filter(({ position }) => !locationRestriction || contains(locationRestriction, position));
  const likeliest = rank(fitting, { bias, regionCode: body.regionCode }).slice(0, maxSuggestions);
  return likeliest.length === 0
    ? {}
    : {
        suggestions: likeliest.map((entry) => ({
          placePrediction: toPrediction(entry, input, body),
        })),
      };
}

function toPrediction(entry: Entry, input: string, { languageCode: language, origin }: AutocompleteBody) {
  const toText = (text: string) => {
    const matches = findMatches(text, input);
    return { text, ...(matches.length > 0 && { matches }) };
  };
  const { placeId, position, types, postalCode } = entry;
  const mainText = toEntryName(entry);
  const secondaryText = toSecondaryText(entry, language);
  const text = postalCode ? toFormattedAddress(entry, language) : `${mainText}, ${secondaryText}`;
  return {
    place: `places/${placeId}`,
    placeId,
    text: toText(text),
    structuredFormat: { mainText: toText(mainText), secondaryText: { text: secondaryText } },
    types,
    ...(origin && { distanceMeters: Math.round(toDistanceKm(origin, position) * 1000) }),
  };
}
