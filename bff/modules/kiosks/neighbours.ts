import type { Resolvers } from "../../__generated__/resolvers";
import { checkCount } from "./input";
import { MOST_NEIGHBOURS } from "./network/neighbours";

/** The neighbours of cities and states. */
export const resolvers = {
  KioskCity: {
    async nearby({ state, slug }, { limit }, { loaders }) {
      checkCount("limit", limit, 1, MOST_NEIGHBOURS);
      return (await loaders.network()).neighbours.cities(state, slug, limit);
    },
  },

  KioskState: {
    async nearby({ state }, { limit }, { loaders }) {
      checkCount("limit", limit, 1, MOST_NEIGHBOURS);
      return (await loaders.network()).neighbours.states(state, limit);
    },
  },
} satisfies Resolvers;
