import type { Budget } from "../../limits/budget";
import { budgetSpent, tooManyRequests } from "../lib/errors";
import type { Budgets } from "./budgets";

/**
 * What one request charges its visitor. Each throws a GraphQLError once nothing is left: RATE_LIMITED, or BUDGET_SPENT where nothing is
 * left for anybody.
 */
export interface Charges {
  /** The points of a whole operation, before any of it is executed. */
  operation(points: number): Promise<void>;
  /** A call of an upstream past the shared caches. */
  uncachedCall(): Promise<void>;
  /** A call of Google Places. */
  placesCall(): Promise<void>;
  /** A form that is sent, by its name. */
  submission(form: string): Promise<void>;
}

/** Charges the visitor with this address. Without one the site asks for pages that all visitors share: only calls of Places count then. */
export function createCharges(budgets: Budgets, address: string | null): Charges {
  const charge = async (budget: Budget, prefix = "", points = 1, status?: number) => {
    const wait = address === null ? 0 : await budget.take(prefix + address, points);
    if (wait > 0) throw tooManyRequests(wait, status);
  };
  return {
    operation: (points) => charge(budgets.points, "", points, 429),
    uncachedCall: () => charge(budgets.calls),
    async placesCall() {
      // A visitor who has nothing left takes nothing from the others.
      await charge(budgets.places);
      const wait = await budgets.allPlaces.take("all");
      if (wait > 0) throw budgetSpent(wait);
    },
    submission: (form) => charge(budgets.submissions, `${form} `),
  };
}
