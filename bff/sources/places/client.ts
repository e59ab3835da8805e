import type { Http, UpstreamCall } from "../../lib/http";
import type { Log } from "../../lib/log";
import { parsePayload } from "../../lib/parsePayload";
import { createShare } from "../../lib/share";
import { createCall, GoogleError } from "./call";
import {
  ADDRESS_MASK,
  DETAILS_MASK,
  type FieldMask,
  PHOTOS_MASK,
  PREDICTIONS_FIELDS,
  RATING_MASK,
  REVIEWS_MASK,
  SEARCH_MASK,
  UNNAMED_MASK,
  withName,
} from "./fieldMasks";
import { photosPayload, placePayload, ratingPayload, searchPayload, suggestionsPayload } from "./payload";
import { type Address, type Photo, type Place, type PlaceRating, PLACES, type Prediction } from "./place";
import { autocompleteCost, cheapestEnd, detailsCost, type PlacesCost, searchCost } from "./prices";
import { type DetailsQuery, isPlaceId, type PredictionsQuery, type SearchQuery } from "./queries";
import { COUNTRIES, toDetailsQuery, toPredictionsBody, toPrimaryTypes, toSearchBody } from "./requests";
import { createSessions } from "./sessions";
import { regionOf, toAddress, toPlace } from "./toPlace";
import { toPhotos } from "./toPhotos";
import { toPredictions } from "./toPredictions";
import { toRating } from "./toRating";

export { PLACES } from "./place";
export { PLACES_RETRY } from "./retry";

/** Options of a call beside its query. */
export interface PlacesCall extends UpstreamCall {
  /** Called with what Google bills for each successful call; for a shared call, only that of the request that started it. */
  noteCost?: (cost: PlacesCost) => void;
}

/**
 * Google's Places API (New): the only code that knows its paths and names. By its terms, responses are never cached: only identical
 * concurrent calls are shared. A shared call is charged to the request that started it.
 */
export interface PlacesSource {
  /** Returns the likeliest place in the US or Canada for a text; null when there is none. Throws for a place without a location. */
  search(query: SearchQuery, call?: PlacesCall): Promise<Place | null>;
  /** Returns a place by its id; null for an id that does not exist, or no longer: search again. Costs less without the name. */
  details(query: DetailsQuery, call?: PlacesCall): Promise<Place | null>;
  /** Like `details`, at a lower price. */
  address(query: DetailsQuery, call?: PlacesCall): Promise<Address | null>;
  /** Like `details`, at a higher price, and with reviews at the highest of all. */
  rating(query: DetailsQuery, call?: PlacesCall): Promise<PlaceRating | null>;
  /** Returns at most ten photos, which cost nothing; none for an id that does not exist. */
  photos(query: DetailsQuery, call?: PlacesCall): Promise<Photo[]>;
  /** Returns at most five predictions, all in the US and Canada. */
  predictions(query: PredictionsQuery, call?: PlacesCall): Promise<Prediction[]>;
}

/** Options of a call that may be shared: its signal aborts once no request waits for it any more. */
interface SharedCall extends PlacesCall {
  signal: AbortSignal;
}

interface Deps {
  baseUrl: string;
  apiKey: string;
  http: Http;
  log: Log;
}

/** Returns a place with its id: Google's, which may have changed, or the one that was asked for. */
function withId<T extends { id?: string | null }>(place: T, { placeId }: DetailsQuery): T & { id: string } {
  return { ...place, id: place.id ?? placeId };
}

export function createPlacesSource({ baseUrl, apiKey, http, log }: Deps): PlacesSource {
  const call = createCall({ baseUrl, apiKey, http });
  const share = createShare();
  const sessions = createSessions();

  /** Makes a method share its call with identical concurrent ones. */
  const shared =
    <Query, Answer>(method: string, load: (query: Query, how: SharedCall) => Promise<Answer>) =>
    (query: Query, { signal, ...how }: PlacesCall = {}): Promise<Answer> =>
      share(JSON.stringify([method, query]), (until) => load(query, { signal: until, ...how }), signal);

  /** Returns Google's data of a place under a mask; null when the place does not exist. */
  async function loadPlace(query: DetailsQuery, { fields, tier }: FieldMask, how: SharedCall): Promise<unknown> {
    if (!isPlaceId(query.placeId)) return null;
    try {
      const place = await call({ path: `/v1/places/${query.placeId}`, mask: fields, query: toDetailsQuery(query), ...how });
      how.noteCost?.(detailsCost(tier, sessions.size(query.sessionToken)));
      sessions.end(query.sessionToken);
      return place;
    } catch (error) {
      if (error instanceof GoogleError && error.reason === "NOT_FOUND") return null;
      throw error;
    }
  }

  /** Returns the cheaper mask for essentials: a session of many autocompletes costs less when the name is requested, too. */
  function cheapest(mask: FieldMask, { sessionToken }: DetailsQuery): FieldMask {
    return cheapestEnd(sessions.size(sessionToken) ?? 0) === "pro" ? withName(mask) : mask;
  }

  async function loadSuggestions(query: PredictionsQuery, how: SharedCall): Promise<unknown> {
    const types = toPrimaryTypes(query.types);
    const ask = async (some: readonly string[]) => {
      const body = toPredictionsBody(query, some);
      const answer = await call({ path: "/v1/places:autocomplete", mask: PREDICTIONS_FIELDS, body, ...how });
      sessions.count(query.sessionToken);
      how.noteCost?.(autocompleteCost());
      return answer;
    };
    try {
      return await ask(types);
    } catch (error) {
      if (!(error instanceof GoogleError) || !error.isAboutTypes) throw error;
      log.warn({ source: PLACES, types }, "Google refuses these types: predictions are of every type");
      return ask([]);
    }
  }

  return {
    search: shared("search", async (query, how) => {
      const answer = await call({ path: "/v1/places:searchText", mask: SEARCH_MASK.fields, body: toSearchBody(query), ...how });
      how.noteCost?.(searchCost(SEARCH_MASK.tier));
      const [place] = parsePayload(PLACES, searchPayload, answer).places;
      // Google has no option to search in these countries only.
      return place && COUNTRIES.includes(regionOf(place.addressComponents).country ?? "") ? toPlace(place) : null;
    }),

    details: shared("details", async (query, how) => {
      const place = await loadPlace(query, query.isNamed ? DETAILS_MASK : cheapest(UNNAMED_MASK, query), how);
      return place === null ? null : toPlace(withId(parsePayload(PLACES, placePayload, place), query));
    }),

    address: shared("address", async (query, how) => {
      const place = await loadPlace(query, cheapest(ADDRESS_MASK, query), how);
      return place === null ? null : toAddress(withId(parsePayload(PLACES, placePayload, place), query));
    }),

    rating: shared("rating", async (query, how) => {
      const place = await loadPlace(query, query.isReviewed ? REVIEWS_MASK : RATING_MASK, how);
      return place === null ? null : toRating(parsePayload(PLACES, ratingPayload, place));
    }),

    photos: shared("photos", async (query, how) => {
      const place = await loadPlace(query, PHOTOS_MASK, how);
      return place === null ? [] : toPhotos(parsePayload(PLACES, photosPayload, place));
    }),

    predictions: shared("predictions", async (query, how) => {
      const { suggestions } = parsePayload(PLACES, suggestionsPayload, await loadSuggestions(query, how));
      return toPredictions(suggestions, log);
    }),
  };
}
