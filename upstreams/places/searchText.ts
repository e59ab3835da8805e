import { z } from "zod";
import { toStableId } from "../lib/hash";
import { area, contains, rectangle, toCenter } from "./area";
import type { Entry } from "./entry";
import type { Gazetteer } from "./gazetteer";
import { createInvalidArgument } from "./googleError";
import { rank, rankByDistance } from "./rank";
import { languageCode, regionCode } from "./request";
import { searchTypes } from "./types";

const maxPageSize = 20;
const maxFound = 60;
const pageSize = z.int().min(0, "must not be negative");

/** Parses the body of a text search. */
export const searchBody = z
  .strictObject({
    textQuery: z.string().trim().min(1, "must not be empty"),
    pageSize: pageSize.optional(),
    // The deprecated name of pageSize.
    maxResultCount: pageSize.optional(),
    pageToken: z.string().optional(),
    includedType: z
      .string()
      .refine((type) => searchTypes.has(type), {
        error: ({ input }) => `Unsupported types: ${String(input)}.`,
        params: { isWhole: true },
      })
      .optional(),
    strictTypeFiltering: z.boolean().default(false),
    openNow: z.literal(false, "openNow is not implemented").optional(),
    rankPreference: z.enum(["RELEVANCE", "DISTANCE"]).default("RELEVANCE"),
    languageCode,
    regionCode: regionCode.optional(),
    locationBias: area.optional(),
    locationRestriction: z.strictObject({ rectangle }).optional(),
  })
  .refine(({ locationBias, locationRestriction }) => !locationBias || !locationRestriction, {
    path: ["locationRestriction"],
    error: "locationBias and locationRestriction cannot both be set",
  })
  .refine((body) => body.rankPreference === "RELEVANCE" || body.locationBias || body.locationRestriction, {
    path: ["rankPreference"],
    error: "DISTANCE is implemented with locationBias or locationRestriction only",
  });

/** The parsed body of a text search. */
export type SearchBody = z.output<typeof searchBody>;

/** Returns one page of the places that match a text. */
export function searchPlaces(body: SearchBody, gazetteer: Gazetteer) {
  const offset = readPageToken(body);
  const size = Math.min(body.pageSize || body.maxResultCount || maxPageSize, maxPageSize);
  const matches = findPlaces(body, gazetteer).slice(0, maxFound);
  const entries = matches.slice(offset, offset + size);
  const next = offset + size;
  return { entries, nextPageToken: next < matches.length ? toPageToken(body, next) : undefined };
}

function findPlaces(body: SearchBody, gazetteer: Gazetteer): Entry[] {
  const { includedType, strictTypeFiltering, locationBias, locationRestriction } = body;
  const isOfType = (entry: Entry) => includedType === undefined || entry.types.includes(includedType);
  const bias = locationBias ?? locationRestriction;
  const fitting = gazetteer
    .find(body.textQuery, bias && toCenter(bias))
    .filter((entry) => !strictTypeFiltering || isOfType(entry))
    .filter(({ position }) => !locationRestriction || contains(locationRestriction, position));
  const ranked =
    bias && body.rankPreference === "DISTANCE"
      ? rankByDistance(fitting, toCenter(bias))
      : rank(fitting, { bias, regionCode: body.regionCode });
  return [...ranked.filter(isOfType), ...ranked.filter((entry) => !isOfType(entry))];
}

// A token is valid only for the query that returned it.
function toPageToken(body: SearchBody, offset: number): string {
  return Buffer.from(`${offset} ${toQueryId(body)}`).toString("base64url");
}

function readPageToken(body: SearchBody): number {
  if (!body.pageToken) return 0;
  const [offset, queryId] = Buffer.from(body.pageToken, "base64url").toString().split(" ");
  if (queryId === toQueryId(body) && /^\d+$/.test(offset ?? "")) return Number(offset);
  throw createInvalidArgument("Request parameters for paging requests must match the initial SearchText request.", "pageToken");
}

function toQueryId(body: SearchBody): string {
  const { pageToken: _token, pageSize: _size, maxResultCount: _count, ...query } = body;
  return toStableId(JSON.stringify(query));
}
