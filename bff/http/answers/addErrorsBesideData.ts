import type { ApolloServerOptions, ApolloServerPlugin } from "@apollo/server";
import { ApolloServerErrorCode } from "@apollo/server/errors";
import type { GraphQLError, GraphQLFormattedError } from "graphql";
import type { Context } from "../../context";
import { faultOf } from "../../lib/formatError";

type FormatError = NonNullable<ApolloServerOptions<Context>["formatError"]>;

/**
 * Adds to an answer the errors of fields that have a value nevertheless, such as an empty list of predictions: with graphql-js, a field has
 * either a value or an error.
 */
export function addErrorsBesideData(formatError: FormatError): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      async willSendResponse({ contextValue: { answer, faults }, response: { body } }) {
        const { errorsBesideData } = answer;
        if (body.kind !== "single" || errorsBesideData.length === 0) return;
        for (const error of errorsBesideData) {
          const fault = faultOf(error);
          if (fault !== undefined) faults.add(fault, error.path);
        }
        const { singleResult } = body;
        const formatted = errorsBesideData.map((error) => formatError(toJson(error), error));
        singleResult.errors = [...(singleResult.errors ?? []), ...formatted];
      },
    }),
  };
}

/** Returns an error as Apollo gives errors to `formatError`: one without a code is a fault of ours. */
function toJson(error: GraphQLError): GraphQLFormattedError {
  return { ...error.toJSON(), extensions: { code: ApolloServerErrorCode.INTERNAL_SERVER_ERROR, ...error.extensions } };
}
