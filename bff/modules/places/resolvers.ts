import type { Resolvers } from "../../__generated__/resolvers";
import { selects } from "../../lib/selects";
import { checkBounds, checkPoint } from "../kiosks/input";
import { toSessionToken, toText } from "./input";

export const resolvers = {
  Query: {
    placeSearch(_, { query, lang, near }, { loaders }) {
      if (near) checkBounds(near);
      return loaders.places.search.load({ query: toText("query", query), lang, near: near ?? undefined });
    },

    placeDetails: (_, { placeId, lang, sessionToken }, { loaders }, info) =>
      loaders.places.details.load({ placeId, lang, sessionToken: toSessionToken(sessionToken), isNamed: selects(info, "name") }),

    placeAddress: (_, { placeId, lang, sessionToken }, { loaders }) =>
      loaders.places.address.load({ placeId, lang, sessionToken: toSessionToken(sessionToken) }),

    async predictions(_, { input, lang, sessionToken, types, near }, { loaders, noteError }, info) {
      if (near) checkPoint(near);
      const query = { input: toText("input", input), lang, types, sessionToken: toSessionToken(sessionToken), near: near ?? undefined };
      try {
        return await loaders.places.predictions.load(query);
      } catch (error) {
        noteError(error, info);
        return [];
      }
    },
  },

  Kiosk: {
    rating: ({ placeId }, { lang }, { loaders }) => (placeId ? loaders.places.rating.load({ placeId, lang }) : null),
  },

  AddressResult: {
    // Not a part of the session, which the address has ended.
    photos: ({ placeId }, _, { loaders }) => loaders.places.photos.load({ placeId, lang: "en-us" }),
  },
} satisfies Resolvers;
