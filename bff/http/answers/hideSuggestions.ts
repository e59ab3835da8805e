import type { ApolloServerPlugin } from "@apollo/server";

const SUGGESTION = "Did you mean ";

/**
 * Removes suggested names ("Did you mean …?") from errors, for a server without introspection. Validation has an option for it
 * (`hideSuggestions`), but Apollo does not pass that option on to the coercion of variables.
 */
export function hideSuggestions(): ApolloServerPlugin {
  return {
    async requestDidStart() {
      return {
        async didEncounterErrors({ errors }) {
          for (const error of errors) error.message = withoutSuggestion(error.message);
        },
      };
    },
  };
}

/** Returns a message without the question at its end. It quotes the client's own text, so no pattern may search it from several places. */
export function withoutSuggestion(message: string): string {
  const start = message.indexOf(SUGGESTION);
  return start >= 0 && message.endsWith("?") ? message.slice(0, start).trimEnd() : message;
}
