import {
  type ExecutionArgs,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from "graphql";
import type { SubscribePayload } from "graphql-ws";
import { LIMITS, MAX_ERRORS, queryLimitsRule } from "../../guards/documentLimits";

/** Returns what graphql-js needs to execute a subscription, or the errors of one that is invalid. Throws a GraphQLError, too. */
export function prepare(
  { query, operationName, variables }: SubscribePayload,
  schema: GraphQLSchema,
): ExecutionArgs | readonly GraphQLError[] {
  const document = parse(query, { maxTokens: LIMITS.tokens });
  const errors = validate(schema, document, [queryLimitsRule, ...specifiedRules], { maxErrors: MAX_ERRORS });
  if (errors.length > 0) return errors;
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION)
    throw new GraphQLError("A web socket serves subscriptions only. Send queries and mutations over HTTP.");
  return { schema, document, operationName, variableValues: variables };
}
