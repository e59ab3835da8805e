import type { Resolvers } from "../../__generated__/resolvers";
import { toText } from "../places/input";
import { findLocality } from "./findLocality";
import { findSimilar } from "./findSimilar";
import { loadGazetteer, type Town } from "./gazetteer";
import { countKiosksOf, createTowns } from "./towns";

export const resolvers = {
  Query: {
    async locality(_, { text, ...args }, { loaders }) {
      const typed = toText("text", text);
      const gazetteer = loadGazetteer();
      const towns = createTowns(gazetteer, await loaders.networkSoon());
      return findLocality(typed, { towns, pointOfCode: gazetteer.pointOfCode, lang: args.language });
    },
    async similarTowns(_, { text }, { loaders }) {
      const typed = toText("text", text);
      const network = await loaders.networkSoon();
      const countKiosks = (town: Town) => network && countKiosksOf(town, network);
      const towns = findSimilar(typed, { gazetteer: loadGazetteer(), countKiosks });
      return towns.map(({ name, state, point, kioskCount }) => ({ name: `${name}, ${state}`, geoLocation: point, kioskCount }));
    },
  },
} satisfies Resolvers;
