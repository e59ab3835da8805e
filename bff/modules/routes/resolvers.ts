import type { Resolvers } from "../../__generated__/resolvers";
import { SourceError } from "../../lib/errors";
import { PREVIEW_EXPIRED } from "../../sources/prismic/errors";
import { toSupportedLang } from "../content/languages";
import { foldPath } from "../content/foldPath";
import { routeContent, routeFormerUid } from "../content/router";
import { routeKiosks } from "../kiosks/router";
import type { Context } from "../../context";
import { notFound, type RouteAnswer, type RouteRequest } from "./routeAnswer";
import type { Router } from "./router";

/** In order: the first router that returns an answer decides. Editors may choose any path, so content comes last. */
const ROUTERS: readonly Router[] = [routeKiosks, routeContent];

/** Whether the path is that of a page in the language asked for, in any capitals: no redirect hides it. */
const isPageAt = (answer: RouteAnswer, { path, lang }: RouteRequest) =>
  answer.path !== null && answer.lang === lang && foldPath(answer.path) === foldPath(path);

async function redirected(request: RouteRequest, { loaders, answer }: Context): Promise<RouteAnswer | null> {
  return answer.nullOnFailure(loaders.redirect(request));
}

export const resolvers = {
  Query: {
    async route(_, { path, ...args }, context) {
      const lang = toSupportedLang(args.language);
      try {
        for (const router of ROUTERS) {
          const answer = await router({ path, lang }, context);
          if (answer) return isPageAt(answer, { path, lang }) ? answer : ((await redirected({ path, lang }, context)) ?? answer);
        }
        return notFound(lang);
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
        context.answer.addFailure(error.source);
        return { status: error.code === PREVIEW_EXPIRED.code ? PREVIEW_EXPIRED.code : "UNAVAILABLE", path: null, lang };
      }
    },

    async formerRoute(_, { path, language }, context) {
      const lang = toSupportedLang(language);
      // While the repository does not answer, the path counts as one that never was.
      return (await context.answer.nullOnFailure(routeFormerUid({ path, lang }, context))) ?? notFound(lang);
    },
  },

  Route: { state: (_, __, { loaders }) => loaders.state() },
} satisfies Resolvers;
