import type { Resolvers } from "../../__generated__/resolvers";
import { checkCount } from "./input";
import { MOST_NEIGHBOURS } from "./network/nearPlaces";

/** The neighbours of cities and states. */
export const resolvers = {
  KioskCity: {
    async nearby({ state, slug }, { limit }, { loaders }) {
      checkCount("limit", limit, 1, MOST_NEIGHBOURS);
      return (await loaders.network()).nearPlaces.cities(state, slug, limit);
    },
  },

  KioskState: {
    async nearby({ state }, { limit }, { loaders }) {
      checkCount("limit", limit, 1, MOST_NEIGHBOURS);
      return (await loaders.network()).nearPlaces.states(state, limit);
    },
  },
} satisfies Resolvers;
