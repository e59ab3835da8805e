import type { ApolloServerPlugin } from "@apollo/server";
import type { Context } from "../../context";

/**
 * Adds to an answer's extensions the sources whose last good values were served (`stale`), and those that failed without an error in the
 * answer (`failed`).
 */
export const reportIncomplete: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async willSendResponse({ contextValue: { answer }, response }) {
      const { staleSources, failedSources } = answer;
      if (response.body.kind !== "single" || staleSources.size + failedSources.size === 0) return;
      const { singleResult } = response.body;
      const stale = staleSources.size > 0 && { stale: [...staleSources] };
      const failed = failedSources.size > 0 && { failed: [...failedSources] };
      singleResult.extensions = { ...singleResult.extensions, ...stale, ...failed };
    },
  }),
};
