import type { ApolloServerPlugin } from "@apollo/server";
import { type DocumentNode, getVariableValues, type GraphQLError, type GraphQLSchema, type OperationDefinitionNode } from "graphql";
import type { Context } from "../../context";
import { refusal } from "../../lib/errors";
import { MAX_ERRORS } from "../documentLimits";
import { createCostOf } from "./operationCost";

/** Maximum cost of one operation in points. The site's most expensive one, the last page of a long list of kiosks, costs 12,400. */
export const MAX_POINTS = 20_000;
/** What an operation that costs too much is charged: its variables were read and its cost was computed. */
const REFUSED_POINTS = 200;

/**
 * Refuses an operation that costs too much, or more than its visitor has left, before any of it is executed. Variables count, since they
 * set the lengths of lists. `onPoints` is called with the cost of each operation that is executed.
 */
export function limitCost(onPoints: (points: number) => void = () => {}): ApolloServerPlugin<Context> {
  let costOfRequest: ReturnType<typeof createCostOfRequest>;
  return {
    async serverWillStart({ schema }) {
      costOfRequest = createCostOfRequest(schema);
    },
    async requestDidStart() {
      return {
        async didResolveOperation({ document, operation, request, contextValue }) {
          const points = operation ? costOfRequest(document, operation, request.variables) : 0;
          const isTooCostly = points > MAX_POINTS;
          await contextValue.charges.operation(isTooCostly ? REFUSED_POINTS : Math.max(1, points));
          if (isTooCostly) throw tooCostly(points);
          onPoints(points);
        },
      };
    },
  };
}

/** Creates a function that returns the cost of a request in points; 0 when its variables do not fit, since the executor refuses it. */
export function createCostOfRequest(schema: GraphQLSchema) {
  const costOf = createCostOf(schema);
  return (document: DocumentNode, operation: OperationDefinitionNode, variables: Record<string, unknown> = {}): number => {
    const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, { maxErrors: MAX_ERRORS });
    return coerced ? costOf({ operation, document, variables: coerced }) : 0;
  };
}

function tooCostly(points: number): GraphQLError {
  const remedy = "Ask for shorter lists or fewer fields, or in several requests.";
  const message = `The operation costs ${points} points, and ${MAX_POINTS} at most are allowed. ${remedy}`;
  return refusal(message, "OPERATION_TOO_COSTLY", { status: 400 });
}
