import type { Budget } from "#shared/limits/budget.ts";

/** What a call of Google Places is for. Details that follow a chosen prediction belong to the search. */
export type PlacesUse = "search" | "suggestions" | "ratings";

/** A budget of calls of Places that is divided by their use. */
export interface PlacesBudget {
  /** Takes a call of a key. Returns 0 when there was one, otherwise the whole seconds until there may be one again. */
  take(key: string, use: PlacesUse): Promise<number>;
}

/** Percent of the calls that are for suggestions and for ratings; the rest is for search. */
const PERCENT = { suggestions: 50, ratings: 20 };

/**
 * The uses whose calls a use may take, its own first, then those of what matters less to visitors: ratings are refused first, then
 * suggestions, and a search only when there are no calls at all.
 */
const SOURCES: Record<PlacesUse, readonly PlacesUse[]> = {
  search: ["search", "ratings", "suggestions"],
  suggestions: ["suggestions", "ratings"],
  ratings: ["ratings"],
};

/** Divides a number of calls by use, and creates a budget of each part by `create`. */
export function createPlacesBudget(calls: number, create: (use: PlacesUse, calls: number) => Budget): PlacesBudget {
  const [suggestions, ratings] = [PERCENT.suggestions, PERCENT.ratings].map((percent) => Math.floor((calls * percent) / 100)) as [
    number,
    number,
  ];
  const budgets: Record<PlacesUse, Budget> = {
    search: create("search", calls - suggestions - ratings),
    suggestions: create("suggestions", suggestions),
    ratings: create("ratings", ratings),
  };
  return {
    async take(key, use) {
      let soonest = Infinity;
      for (const source of SOURCES[use]) {
        const wait = await budgets[source].take(key);
        if (wait === 0) return 0;
        soonest = Math.min(soonest, wait);
      }
      return soonest;
    },
  };
}

/** A budget without a limit. */
export const UNLIMITED_PLACES: PlacesBudget = { take: async () => 0 };
