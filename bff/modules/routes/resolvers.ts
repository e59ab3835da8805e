import type { Resolvers } from "../../__generated__/resolvers";
import { SourceError } from "../../lib/errors";
import { PREVIEW_EXPIRED } from "../../sources/prismic/errors";
import { toSupportedLang } from "../content/languages";
import { routeContent } from "../content/router";
import { routeKiosks } from "../kiosks/router";
import { notFound } from "./routeAnswer";
import type { Router } from "./router";

/** In order: the first router that returns an answer decides. Editors may choose any path, so content comes last. */
const ROUTERS: readonly Router[] = [routeKiosks, routeContent];

export const resolvers = {
  Query: {
    async route(_, { path, ...args }, context) {
      const lang = toSupportedLang(args.language);
      try {
        for (const router of ROUTERS) {
          const answer = await router({ path, lang }, context);
          if (answer) return answer;
        }
        return notFound(lang);
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
        context.answer.addFailure(error.source);
        return { status: error.code === PREVIEW_EXPIRED.code ? PREVIEW_EXPIRED.code : "UNAVAILABLE", path: null, lang };
      }
    },
  },

  Route: { state: (_, __, { loaders }) => loaders.state() },
} satisfies Resolvers;
