import { GraphQLError } from "graphql";
import type { Resolvers } from "../../__generated__/resolvers";
import type { Kiosk } from "../../sources/kiosks/kiosk";
import type { KioskLoaders } from "./loaders";

/** Most kiosks that one list may ask for. */
const MAX_LIST = 50;

export const resolvers: Resolvers = {
  Query: {
    kiosk: (_, { id }, { loaders }) => loaders.kiosk.load(id),

    kiosks(_, { ids }, { loaders }) {
      if (ids.length <= MAX_LIST) return loadExisting(ids, loaders);
      throw new GraphQLError(`kiosks takes ${MAX_LIST} ids at most; these are ${ids.length}.`, { extensions: { code: "BAD_USER_INPUT" } });
    },
  },

  FeaturedKiosksSlice: {
    kiosks: ({ primary }, _, { loaders }) =>
      loadExisting(
        // Content written before its model grew has no group.
        (primary?.locations ?? []).map(({ location_id }) => location_id?.trim() ?? "").filter(Boolean).slice(0, MAX_LIST),
        loaders,
      ),
  },
};

async function loadExisting(ids: readonly string[], { kiosk }: KioskLoaders): Promise<Kiosk[]> {
  const kiosks = await Promise.all(ids.map((id) => kiosk.load(id)));
  return kiosks.filter((found) => found !== null);
}
