import type { Resolvers } from "../../__generated__/resolvers";
import { toText } from "../places/input";
import { findLocality } from "./findLocality";
import { loadGazetteer } from "./gazetteer";
import { createTowns } from "./towns";

export const resolvers = {
  Query: {
    async locality(_, { text, ...args }, { loaders }) {
      const typed = toText("text", text);
      const gazetteer = loadGazetteer();
      const towns = createTowns(gazetteer, await loaders.networkSoon());
      return findLocality(typed, { towns, pointOfCode: gazetteer.pointOfCode, lang: args.language });
    },
  },
} satisfies Resolvers;
