import type { ApolloServerPlugin } from "@apollo/server";
import type { Context } from "../context";
import { type PlacesCost, roundUsd } from "../sources/places/prices";

/** What the calls of one operation cost, in the `extensions.cost` of a development answer. */
interface AnswerCost {
  /** US dollars of all calls together, by Google's price list. */
  usd: number;
  /** Google's calls in the order in which they were answered. */
  places: PlacesCost[];
}

/** Writes into the extensions of an answer what Google bills for it. A context that collects no costs (production) adds nothing. */
export const reportCost: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async willSendResponse({ contextValue: { costs = [] }, response }) {
      if (response.body.kind !== "single" || costs.length === 0) return;
      const { singleResult } = response.body;
      const cost: AnswerCost = { usd: roundUsd(costs.reduce((sum, { usd }) => sum + usd, 0)), places: costs };
      singleResult.extensions = { ...singleResult.extensions, cost };
    },
  }),
};
