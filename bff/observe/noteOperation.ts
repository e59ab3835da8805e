import type { ApolloServerPlugin } from "@apollo/server";
import type { FormattedExecutionResult } from "graphql";
import type { Context } from "../context";
import { toOperationName } from "./readHeaders";
import { add, type Outcome } from "./requestRecord";
import { currentRequest } from "./requestScope";

/** Notes in the request's record which operation it was and what became of it. It has to be the last of those that change answers. */
export function noteOperation(): ApolloServerPlugin<Context> {
  return {
    async requestDidStart({ request }) {
      const record = currentRequest();
      if (!record) return;
      // What is refused before it is executed has but the name that the client gives it.
      record.operation = { name: toOperationName(request.operationName) };
      return {
        async didResolveOperation({ operation }) {
          if (operation) record.operation = { name: toOperationName(operation.name?.value), type: operation.operation };
        },
        async willSendResponse({ response: { body } }) {
          const result = body.kind === "single" ? body.singleResult : body.initialResult;
          for (const { extensions } of result.errors ?? []) add(record.errors, String(extensions?.code));
          record.outcome = toOutcome(result);
        },
      };
    },
  };
}

function toOutcome({ data, errors = [] }: Pick<FormattedExecutionResult, "data" | "errors">): Outcome {
  if (errors.length === 0) return "ok";
  if (data === undefined) return "refused";
  return data === null || Object.values(data).every((field) => field === null) ? "failed" : "partial";
}
