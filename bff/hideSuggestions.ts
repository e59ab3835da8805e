import type { ApolloServerPlugin } from "@apollo/server";

/**
 * Removes suggested names ("Did you mean …?") from errors, for a server without introspection. Validation has an option for it
 * (`hideSuggestions`), but Apollo does not pass that option on to the coercion of variables.
 */
export function hideSuggestions(): ApolloServerPlugin {
  return {
    async requestDidStart() {
      return {
        async didEncounterErrors({ errors }) {
          for (const error of errors) error.message = error.message.replace(/ ?Did you mean .+\?$/, "");
        },
      };
    },
  };
}
