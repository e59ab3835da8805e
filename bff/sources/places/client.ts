import type { Http } from "../../lib/http";
import type { Log } from "../../lib/log";
import { parsePayload } from "../../lib/parsePayload";
import { createShare } from "../../lib/share";
import { createCall, Refusal } from "./call";
import { ADDRESS_MASK, DETAILS_MASK, PREDICTIONS_MASK, RATING_MASK, SEARCH_MASK } from "./fieldMasks";
import { placePayload, ratingPayload, searchPayload, suggestionsPayload } from "./payload";
import { type Address, type Place, type PlaceRating, PLACES, type Prediction } from "./place";
import { type DetailsQuery, isPlaceId, type PredictionsQuery, type SearchQuery } from "./queries";
import { COUNTRIES, toDetailsQuery, toPredictionsBody, toPrimaryTypes, toSearchBody } from "./requests";
import { countryOf, toAddress, toPlace } from "./toPlace";
import { toPredictions } from "./toPredictions";
import { toRating } from "./toRating";

export { PLACES } from "./place";
export { PLACES_RETRY } from "./retry";

/**
 * Google's Places API (New): the only code that knows its paths and names. What it answers is never kept, by its
 * terms: identical calls under way are shared, and that is all.
 */
export interface PlacesSource {
  /** The likeliest place in the US or Canada for a text; null where there is none. One without a location fails. */
  search(query: SearchQuery, signal?: AbortSignal): Promise<Place | null>;
  /** Null for an id that is none, or none any more: search again. */
  details(query: DetailsQuery, signal?: AbortSignal): Promise<Place | null>;
  /** Like `details`, at a lower price. */
  address(query: DetailsQuery, signal?: AbortSignal): Promise<Address | null>;
  /** Like `details`, at the highest price of all. */
  rating(query: DetailsQuery, signal?: AbortSignal): Promise<PlaceRating | null>;
  /** At most five, all in the US and Canada. */
  predictions(query: PredictionsQuery, signal?: AbortSignal): Promise<Prediction[]>;
}

interface Deps {
  baseUrl: string;
  apiKey: string;
  http: Http;
  log: Log;
}

export function createPlacesSource({ baseUrl, apiKey, http, log }: Deps): PlacesSource {
  const call = createCall({ baseUrl, apiKey, http });
  const share = createShare();

  /** A method that shares its call with everybody who is asking the same at this moment. */
  const shared =
    <Query, Answer>(method: string, load: (query: Query, signal: AbortSignal) => Promise<Answer>) =>
    (query: Query, signal?: AbortSignal): Promise<Answer> =>
      share(JSON.stringify([method, query]), (until) => load(query, until), signal);

  /** What Google knows of a place under a mask; null where it knows no such place. */
  async function loadPlace(query: DetailsQuery, mask: string, signal: AbortSignal): Promise<unknown> {
    if (!isPlaceId(query.placeId)) return null;
    try {
      return await call({ path: `/v1/places/${query.placeId}`, mask, query: toDetailsQuery(query), signal });
    } catch (error) {
      if (error instanceof Refusal && error.reason === "NOT_FOUND") return null;
      throw error;
    }
  }

  async function loadSuggestions(query: PredictionsQuery, signal: AbortSignal): Promise<unknown> {
    const types = toPrimaryTypes(query.types);
    const ask = (some: readonly string[]) => call({ path: "/v1/places:autocomplete", mask: PREDICTIONS_MASK, body: toPredictionsBody(query, some), signal });
    try {
      return await ask(types);
    } catch (error) {
      if (!(error instanceof Refusal) || !error.isAboutTypes) throw error;
      log.warn({ source: PLACES, types }, "Google refuses these types: predictions are of every type");
      return ask([]);
    }
  }

  return {
    search: shared("search", async (query, signal) => {
      const answer = await call({ path: "/v1/places:searchText", mask: SEARCH_MASK, body: toSearchBody(query), signal });
      const [found] = parsePayload(PLACES, searchPayload, answer).places;
      // Google cannot be told to look in these countries only.
      return found && COUNTRIES.includes(countryOf(found.addressComponents) ?? "") ? toPlace(found) : null;
    }),

    details: shared("details", async (query, signal) => {
      const place = await loadPlace(query, DETAILS_MASK, signal);
      return place === null ? null : toPlace(parsePayload(PLACES, placePayload, place));
    }),

    address: shared("address", async (query, signal) => {
      const place = await loadPlace(query, ADDRESS_MASK, signal);
      return place === null ? null : toAddress(parsePayload(PLACES, placePayload, place));
    }),

    rating: shared("rating", async (query, signal) => {
      const place = await loadPlace(query, RATING_MASK, signal);
      return place === null ? null : toRating(parsePayload(PLACES, ratingPayload, place));
    }),

    predictions: shared("predictions", async (query, signal) => {
      const { suggestions } = parsePayload(PLACES, suggestionsPayload, await loadSuggestions(query, signal));
      return toPredictions(suggestions, log);
    }),
  };
}
