import type { ApolloServerPlugin } from "@apollo/server";
import type { FormattedExecutionResult, OperationDefinitionNode } from "graphql";
import type { Context } from "../context";
import { toOperationName } from "./readHeaders";
import { add, type Outcome, type RequestRecord } from "./requestRecord";
import { currentRequest } from "./requestScope";

/** Records a request's operation and outcome. It must be the last of the plugins that change answers. */
export function recordOperation(): ApolloServerPlugin<Context> {
  return {
    async requestDidStart({ request }) {
      const record = currentRequest();
      if (!record) return;
      // An operation that is refused before its execution is known only by the name that the client gives it.
      record.operation = { name: toOperationName(request.operationName) };
      return {
        async didResolveOperation({ operation }) {
          if (operation) record.operation = describe(operation);
        },
        async willSendResponse({ response: { body }, contextValue: { answer } }) {
          const result = body.kind === "single" ? body.singleResult : body.initialResult;
          for (const { extensions } of result.errors ?? []) add(record.errors, String(extensions?.code));
          for (const code of answer.resultErrors) add(record.errors, code);
          // A mutation whose result is an error has failed, even though the answer has data.
          record.outcome = answer.resultErrors.length > 0 ? "failed" : toOutcome(result);
        },
      };
    },
  };
}

function describe({ name, operation }: OperationDefinitionNode): RequestRecord["operation"] {
  return { name: toOperationName(name?.value), type: operation };
}

function toOutcome({ data, errors = [] }: Pick<FormattedExecutionResult, "data" | "errors">): Outcome {
  if (errors.length === 0) return "ok";
  if (data === undefined) return "refused";
  return data === null || Object.values(data).every((field) => field === null) ? "failed" : "partial";
}
