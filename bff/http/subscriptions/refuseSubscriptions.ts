import type { ApolloServerPlugin } from "@apollo/server";
import { GraphQLError, OperationTypeNode } from "graphql";

/** Refuses subscriptions that are sent over HTTP: a response has no further results. */
export const refuseSubscriptions: ApolloServerPlugin = {
  requestDidStart: async () => ({
    async didResolveOperation({ operation }) {
      if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) return;
      const message = "A subscription needs a web socket at this address, with the protocol graphql-transport-ws.";
      throw new GraphQLError(message, { extensions: { code: "BAD_REQUEST", http: { status: 400 } } });
    },
  }),
};
