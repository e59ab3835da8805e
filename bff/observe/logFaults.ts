import type { ApolloServerPlugin } from "@apollo/server";
import type { Context } from "../context";
import { faultOf } from "../lib/formatError";
import type { Log } from "../lib/log";

/** Logs the faults of a request when its answer is sent: one line for each fault, however many fields it failed. */
export function logFaults(log: Log): ApolloServerPlugin<Context> {
  const logUnanswered = async ({ error }: { error: Error }) => log.error({ err: error }, "a request could not be answered");
  return {
    contextCreationDidFail: logUnanswered,
    unexpectedErrorProcessingRequest: logUnanswered,
    async requestDidStart() {
      return {
        async didEncounterErrors({ errors, contextValue }) {
          for (const error of errors) {
            const fault = faultOf(error);
            if (fault !== undefined) contextValue.faults.add(fault, error.path);
          }
        },
        async willSendResponse({ contextValue }) {
          contextValue.faults.writeTo(log);
        },
      };
    },
  };
}
