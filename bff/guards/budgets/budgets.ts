import { type Budget, createBudget, UNLIMITED } from "#shared/limits/budget.ts";
import type { Redis } from "#shared/redis/connection.ts";
import type { Log } from "../../lib/log";
import { createPlacesBudget, type PlacesBudget, UNLIMITED_PLACES } from "./placesBudget";

/** How much visitors may spend; 0 means no limit. */
export interface BudgetFigures {
  /** Points of operations (docs/decisions/024). */
  visitorPointsPerMinute: number;
  /** Upstream calls past the shared caches. */
  visitorCallsPerMinute: number;
  /** Calls of Google Places for search, suggestions and ratings. */
  placesCallsPerVisitorPerDay: number;
  /** The same, for all visitors together. */
  placesCallsPerDay: number;
}

/** The budgets of all requests of a process (docs/decisions/031). Keys are visitors' addresses, except in `allPlaces`. */
export interface Budgets {
  points: Budget;
  calls: Budget;
  places: PlacesBudget;
  /** Has a single key. */
  allPlaces: PlacesBudget;
  /** Submitted forms, by address and form. */
  submissions: Budget;
}

const MINUTE = 60;
const DAY = 86_400;
/** More than a person sends by hand. */
const SUBMISSIONS = { points: 10, seconds: 10 * MINUTE };

export const NO_LIMITS: BudgetFigures = {
  visitorPointsPerMinute: 0,
  visitorCallsPerMinute: 0,
  placesCallsPerVisitorPerDay: 0,
  placesCallsPerDay: 0,
};

/**
 * Creates the budgets: of all processes together with Redis, otherwise of this one. Logs once a day for each use of Places that
 * the calls of all visitors together are spent.
 */
export function createBudgets(figures: BudgetFigures, log: Log, redis?: Redis): Budgets {
  const { visitorPointsPerMinute, visitorCallsPerMinute, placesCallsPerVisitorPerDay, placesCallsPerDay } = figures;
  const createLimited = (name: string, points: number, seconds: number, onSpent?: (seconds: number) => void): Budget =>
    createBudget({ points, seconds, shared: redis && { redis, name }, onSpent });
  const create = (name: string, points: number, seconds: number): Budget =>
    points === 0 ? UNLIMITED : createLimited(name, points, seconds);
  const createPlaces = (perDay: number, createPart: Parameters<typeof createPlacesBudget>[1]): PlacesBudget =>
    perDay === 0 ? UNLIMITED_PLACES : createPlacesBudget(perDay, createPart);
  return {
    points: create("points", visitorPointsPerMinute, MINUTE),
    calls: create("calls", visitorCallsPerMinute, MINUTE),
    places: createPlaces(placesCallsPerVisitorPerDay, (use, calls) => createLimited(`places ${use}`, calls, DAY)),
    allPlaces: createPlaces(placesCallsPerDay, (use, calls) =>
      createLimited(`all places ${use}`, calls, DAY, (seconds) =>
        log.error({ source: "places", use, calls, seconds }, "the day's calls of Places for one use are spent (PLACES_CALLS_PER_DAY)"),
      ),
    ),
    submissions: create("submissions", SUBMISSIONS.points, SUBMISSIONS.seconds),
  };
}
