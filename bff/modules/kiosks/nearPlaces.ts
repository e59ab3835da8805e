import type { Resolvers } from "../../__generated__/resolvers";
import { checkCount } from "./input";

/** Most places that one is told the neighbours of. */
const MAX_PLACES = 20;

/** The neighbours of cities and states. */
export const resolvers: Resolvers = {
  KioskCity: {
    async nearby({ state, slug }, { limit }, { loaders }) {
      checkCount("limit", limit, 1, MAX_PLACES);
      return (await loaders.network()).nearPlaces.cities(state, slug, limit);
    },
  },

  KioskState: {
    async nearby({ state }, { limit }, { loaders }) {
      checkCount("limit", limit, 1, MAX_PLACES);
      return (await loaders.network()).nearPlaces.states(state, limit);
    },
  },
};
