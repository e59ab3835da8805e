import type { ApolloServerPlugin } from "@apollo/server";
import { OperationTypeNode } from "graphql";
import type { Context } from "../../context";

/** Marks answers that must not be sent to other requests: those with errors, and those of mutations. */
export const markUnshareable: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async willSendResponse({ contextValue, response, operation }) {
      const { body } = response;
      const isWhole = body.kind === "single" && body.singleResult.errors === undefined && operation?.operation === OperationTypeNode.QUERY;
      if (!isWhole) contextValue.answer.keepPrivate();
    },
  }),
};
