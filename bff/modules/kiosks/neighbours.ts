import type { Resolvers } from "../../__generated__/resolvers";
import { checkCount } from "./input";
import { MAX_NEIGHBOURS } from "./network/neighbours";

/** The neighbours of cities and states. */
export const resolvers = {
  KioskCity: {
    async nearby({ state, slug }, args, { loaders }) {
      const first = checkedFirst(args);
      return (await loaders.network()).neighbours.cities(state, slug, first);
    },
  },

  KioskState: {
    async nearby({ state }, args, { loaders }) {
      const first = checkedFirst(args);
      return (await loaders.network()).neighbours.states(state, first);
    },
  },
} satisfies Resolvers;

function checkedFirst({ first }: { first: number }): number {
  checkCount("first", first, 1, MAX_NEIGHBOURS);
  return first;
}
