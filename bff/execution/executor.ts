import type { ApolloServerOptionsWithGateway } from "@apollo/server";
import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  getVariableValues,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
} from "graphql";
import type { Context } from "../context";
import { countingFieldResolver } from "../cost/boundWork";
import { MAX_ERRORS } from "../queryLimits";
import { createJsonStore, type JsonStore } from "./jsonCache";
import { conditionVariables, NotPlanned, type OperationPlan, type Planned, planOperation } from "./plan";
import { runPlan } from "./run";

/** Apollo's interface for an executor other than graphql-js. */
type Gateway = NonNullable<ApolloServerOptionsWithGateway<Context>["gateway"]>;

/** The input of an execution: a valid document, and the chosen operation of it. */
interface Execution {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  /** As the client sent them. */
  variables?: Record<string, unknown>;
  context: Context;
}

/** The chosen operation of a document, or the name of an operation that is not in it. */
interface Chosen {
  operation: OperationDefinitionNode;
  operationName: string;
}

/** Maximum number of plans kept for one operation: it has one for each combination of values in its `@skip` and `@include`. */
const MOST_PLANS = 16;

export type Executor = ReturnType<typeof createExecutor>;

/**
 * Creates the executor: it executes queries by plans, which are kept as long as their documents. graphql-js executes the rest: mutations,
 * introspection, and queries with errors that it knows how to report.
 */
export function createExecutor(schema: GraphQLSchema) {
  const findPlan = createPlans(schema);
  return {
    /** Returns the plan of a query for its coerced variables; null when graphql-js has to execute it. */
    findPlan,

    execute(execution: Execution): ExecutionResult | Promise<ExecutionResult> {
      const { operation, variables: told = {}, context } = execution;
      const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], told, { maxErrors: MAX_ERRORS });
      if (errors) return { errors };
      const plan = findPlan({ ...execution, variables: coerced });
      return plan ? runPlan(plan, { context, variables: coerced }) : executeByLibrary(schema, execution);
    },
  };
}

/** Makes Apollo execute operations with our executor. */
export function createGateway(schema: GraphQLSchema, { execute: executeOne }: Executor): Gateway {
  return {
    onSchemaLoadOrUpdate(onSchema) {
      onSchema({ apiSchema: schema, coreSupergraphSdl: "" });
      return () => {};
    },
    load: async () => ({
      executor: async ({ document, operation, request, context }) => {
        const execution = { document, variables: request.variables, context: context as Context };
        // This result was not as simple as bff/answers/directAnswers.ts needs it.
        const { executed } = execution.context;
        if (executed) return withErrorsBesideData(executed, execution.context) as never;
        // When no operation could be chosen, graphql-js reports why.
        if (!operation) return executeByLibrary(schema, { ...execution, operationName: request.operationName }) as never;
        return withErrorsBesideData(await executeOne({ ...execution, operation }), execution.context) as never;
      },
    }),
    async stop() {},
  };
}

function withErrorsBesideData(result: ExecutionResult, { errorsBesideData }: Context): ExecutionResult {
  return errorsBesideData.length === 0 ? result : { ...result, errors: [...(result.errors ?? []), ...errorsBesideData] };
}

function createPlans(schema: GraphQLSchema) {
  /** The plans of an operation by the values of the variables in its conditions; null when graphql-js has to execute it. */
  interface Plans {
    choosing: string[];
    plans: Map<string, OperationPlan | null>;
  }
  const known = new WeakMap<OperationDefinitionNode, Plans>();
  const store = createJsonStore();

  return ({ document, operation, variables }: Planned): OperationPlan | null => {
    const { choosing, plans }: Plans = known.get(operation) ?? { choosing: conditionVariables(document), plans: new Map() };
    const key = choosing.map((name) => String(variables[name])).join();
    const before = plans.get(key);
    if (before !== undefined) return before;
    const plan = operation.operation === OperationTypeNode.QUERY ? planOrNull(schema, { document, operation, variables }, store) : null;
    if (plans.size >= MOST_PLANS) plans.clear();
    plans.set(key, plan);
    known.set(operation, { choosing, plans });
    return plan;
  };
}

function planOrNull(schema: GraphQLSchema, toPlan: Planned, store: JsonStore): OperationPlan | null {
  try {
    return planOperation(schema, toPlan, store);
  } catch (error) {
    // Conditions with errors that graphql-js reports.
    if (error instanceof NotPlanned || error instanceof GraphQLError) return null;
    throw error;
  }
}

function executeByLibrary(
  schema: GraphQLSchema,
  { document, operation, operationName, variables, context }: Omit<Execution, "operation"> & Partial<Chosen>,
): ExecutionResult | Promise<ExecutionResult> {
  return execute({
    schema,
    document,
    operationName: operation?.name?.value ?? operationName,
    variableValues: variables,
    contextValue: context,
    fieldResolver: countingFieldResolver,
    options: { maxCoercionErrors: MAX_ERRORS },
  });
}
