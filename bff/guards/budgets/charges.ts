import type { Budget } from "#shared/limits/budget.ts";
import { budgetSpent, tooManyRequests } from "../../lib/errors";
import type { Budgets } from "./budgets";
import type { PlacesUse } from "./placesBudget";

/**
 * The charges of one request to its visitor. Each throws a GraphQLError when the budget is spent: RATE_LIMITED, or BUDGET_SPENT when that
 * of all visitors is spent.
 */
export interface Charges {
  /** The visitor's address; undefined without one. */
  readonly visitor: string | undefined;
  /** Charges the points of a whole operation, before any of it is executed. */
  operation(points: number): Promise<void>;
  /** Charges an upstream call past the shared caches. */
  uncachedCall(): Promise<void>;
  /** Charges a call of Google Places. */
  placesCall(use: PlacesUse): Promise<void>;
  /** Charges a submitted form, by its name. */
  submission(form: string): Promise<void>;
}

/**
 * Creates the charges of the visitor with this address. Without an address the site asks for pages that all visitors share: then only calls
 * of Google Places are charged.
 */
export function createCharges(budgets: Budgets, address: string | null): Charges {
  const refuse = (wait: number, status?: number) => {
    if (wait > 0) throw tooManyRequests(wait, status);
  };
  const charge = async (budget: Budget, prefix = "", points = 1, status?: number) =>
    refuse(address === null ? 0 : await budget.take(prefix + address, points), status);
  return {
    visitor: address ?? undefined,
    operation: (points) => charge(budgets.points, "", points, 429),
    uncachedCall: () => charge(budgets.calls),
    async placesCall(use) {
      // A visitor whose own budget is spent takes nothing from that of all visitors.
      refuse(address === null ? 0 : await budgets.places.take(address, use));
      const wait = await budgets.allPlaces.take("all", use);
      if (wait > 0) throw budgetSpent(wait);
    },
    submission: (form) => charge(budgets.submissions, `${form} `),
  };
}
