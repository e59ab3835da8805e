import DataLoader from "dataloader";
import type { RequestDeps } from "../../requestDeps";
import { nameSource } from "../../lib/abort";
import { badInput } from "../../lib/errors";
import { PLACES, type PlacesCall } from "../../sources/places/client";
import type { Address, Photo, Place, PlaceRating, Prediction } from "../../sources/places/place";
import type { DetailsQuery, PredictionsQuery, SearchQuery } from "../../sources/places/queries";

/** Maximum number of calls of one kind in a request. Each costs money, and Google answers one at a time. */
const MAX_CALLS = 5;
const MAX_RATINGS = 20;

/** What a call is for, which decides the budget that it is charged to. */
type PlacesUse = Parameters<RequestDeps["charges"]["placesCall"]>[0];

/** Makes one call for each distinct query of a request, and caches nothing beyond it. */
type Loader<Query, Answer> = DataLoader<Query, Answer, string>;

export interface PlaceLoaders {
  places: {
    search: Loader<SearchQuery, Place | null>;
    details: Loader<DetailsQuery, Place | null>;
    address: Loader<DetailsQuery, Address | null>;
    rating: Loader<DetailsQuery, PlaceRating | null>;
    photos: Loader<DetailsQuery, Photo[]>;
    predictions: Loader<PredictionsQuery, Prediction[]>;
  };
}

export function createPlaceLoaders({ sources: { places }, answer, signal, charges, noteCost }: RequestDeps): PlaceLoaders {
  function createLoader<Query, Answer>(
    use: PlacesUse,
    max: number,
    load: (query: Query, call: PlacesCall) => Promise<Answer>,
  ): Loader<Query, Answer> {
    const charge = () => charges.placesCall(use);
    let calls = 0;
    const loadOne = async ([query]: readonly Query[]): Promise<Answer[]> => {
      // Data of Google must not be cached.
      answer.keepPrivate();
      if (++calls > max)
        throw badInput(`One request may ask Google ${max} questions of a kind at most. Ask the others in another request.`);
      try {
        return [await load(query!, { signal, charge, visitor: charges.visitor, noteCost })];
      } catch (error) {
        throw nameSource(error, PLACES);
      }
    };
    return new DataLoader(loadOne, { batch: false, cacheKeyFn: (query) => JSON.stringify(query) });
  }

  return {
    places: {
      search: createLoader("search", MAX_CALLS, places.search),
      details: createLoader("search", MAX_CALLS, places.details),
      address: createLoader("search", MAX_CALLS, places.address),
      rating: createLoader("ratings", MAX_RATINGS, places.rating),
      photos: createLoader("search", MAX_CALLS, places.photos),
      predictions: createLoader("suggestions", MAX_CALLS, places.predictions),
    },
  };
}
