import type { Resolvers } from "../../__generated__/resolvers";
import { selects } from "../../lib/selects";
import { checkBounds, checkPoint } from "../kiosks/input";
import { toSessionToken, toText } from "./input";

export const resolvers = {
  Query: {
    placeSearch(_, { query, near, ...args }, { loaders }) {
      if (near) checkBounds(near);
      return loaders.places.search.load({ query: toText("query", query), lang: args.language, near: near ?? undefined });
    },

    placeDetails: (_, { placeId, sessionToken, ...args }, { loaders }, info) =>
      loaders.places.details.load({
        placeId,
        lang: args.language,
        sessionToken: toSessionToken(sessionToken),
        isNamed: selects(info, "name"),
      }),

    placeAddress: (_, { placeId, sessionToken, ...args }, { loaders }) =>
      loaders.places.address.load({ placeId, lang: args.language, sessionToken: toSessionToken(sessionToken) }),

    async predictions(_, { input, sessionToken, types, near, ...args }, { loaders, answer }, info) {
      if (near) checkPoint(near);
      const typed = { input: toText("input", input), lang: args.language, types };
      const query = { ...typed, sessionToken: toSessionToken(sessionToken), near: near ?? undefined };
      try {
        return await loaders.places.predictions.load(query);
      } catch (error) {
        answer.addError(error, info);
        return [];
      }
    },
  },

  Kiosk: {
    rating: ({ placeId }, args, { loaders }, info) =>
      placeId ? loaders.places.rating.load({ placeId, lang: args.language, isReviewed: selects(info, "reviews") }) : null,
  },

  // As the specification names them.
  Place: {
    place_id: ({ placeId }) => placeId,
    formatted_address: ({ formattedAddress }) => formattedAddress,
    location: ({ geoLocation }) => geoLocation,
  },
  Prediction: { place_id: ({ placeId }) => placeId },

  AddressResult: {
    place_id: ({ placeId }) => placeId,
    street_number: ({ streetNumber }) => streetNumber,
    administrative_area_level_1: ({ administrativeAreaLevel1 }) => administrativeAreaLevel1,
    administrative_area_level_2: ({ administrativeAreaLevel2 }) => administrativeAreaLevel2,
    postal_code: ({ postalCode }) => postalCode,
    // Not a part of the session, which the address has ended.
    photos: ({ placeId }, _, { loaders }) => loaders.places.photos.load({ placeId, lang: "en-us" }),
  },
} satisfies Resolvers;
