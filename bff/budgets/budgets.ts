import { type Budget, createBudget, UNLIMITED } from "../../limits/budget";
import type { Redis } from "../../redis/connection";
import type { Log } from "../lib/log";

/** How much visitors may spend; 0 means no limit. */
export interface BudgetFigures {
  /** Points of operations (docs/decisions/024). */
  visitorPointsPerMinute: number;
  /** Upstream calls past the shared caches. */
  visitorCallsPerMinute: number;
  /** Calls of Google Places. */
  placesCallsPerVisitorPerDay: number;
  /** The same, for all visitors together. */
  placesCallsPerDay: number;
}

/** The budgets of all requests of a process (docs/decisions/031). Keys are visitors' addresses, except in `allPlaces`. */
export interface Budgets {
  points: Budget;
  calls: Budget;
  places: Budget;
  /** Has a single key. */
  allPlaces: Budget;
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
 * Creates the budgets: of all processes together with Redis, otherwise of this one. Logs once a day that the budget of all visitors
 * together is spent.
 */
export function createBudgets(figures: BudgetFigures, log: Log, redis?: Redis): Budgets {
  const { visitorPointsPerMinute, visitorCallsPerMinute, placesCallsPerVisitorPerDay, placesCallsPerDay } = figures;
  const onSpent = (seconds: number) =>
    log.error({ source: "places", placesCallsPerDay, seconds }, "the day's calls of Places are spent (PLACES_CALLS_PER_DAY)");
  const create = (name: string, points: number, seconds: number, onEnd?: (seconds: number) => void): Budget =>
    points === 0 ? UNLIMITED : createBudget({ points, seconds, shared: redis && { redis, name }, onSpent: onEnd });
  return {
    points: create("points", visitorPointsPerMinute, MINUTE),
    calls: create("calls", visitorCallsPerMinute, MINUTE),
    places: create("places", placesCallsPerVisitorPerDay, DAY),
    allPlaces: create("all places", placesCallsPerDay, DAY, onSpent),
    submissions: create("submissions", SUBMISSIONS.points, SUBMISSIONS.seconds),
  };
}
