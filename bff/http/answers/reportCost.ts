import type { ApolloServerPlugin } from "@apollo/server";
import type { Context } from "../../context";
import { type PlacesCost, roundUsd } from "../../sources/places/prices";

/** The costs of one operation, in `extensions.cost` of an answer in development. */
interface AnswerCost {
  /** US dollars of all calls together, by Google's price list. */
  usd: number;
  /** The calls to Google in the order in which they were answered. */
  places: PlacesCost[];
}

/** Adds what Google bills to the extensions of an answer. Adds nothing when the context collects no costs, as in production. */
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
