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

/** Apollo's interface for an executor that is not graphql-js'. */
type Gateway = NonNullable<ApolloServerOptionsWithGateway<Context>["gateway"]>;

/** What is executed: a valid document, and the operation of it that was chosen. */
interface Execution {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  /** As they came. */
  variables?: Record<string, unknown>;
  context: Context;
}

/** The operation of a document, or the name of the one that was asked for and is not there. */
interface Chosen {
  operation: OperationDefinitionNode;
  operationName: string;
}

/** So many plans of one operation are kept: it has one for each combination of values in its `@skip` and `@include`. */
const MOST_PLANS = 16;

export type Executor = ReturnType<typeof createExecutor>;

/**
 * Executes queries by plans, which are kept as long as their documents are. graphql-js executes the rest: mutations, what describes the
 * graph, and what is wrong in a way that it knows how to tell.
 */
export function createExecutor(schema: GraphQLSchema) {
  const findPlan = createPlans(schema);
  return {
    /** Finds the plan of a query, by its coerced variables; null where graphql-js executes it. */
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

/** Has Apollo execute operations so. */
export function createGateway(schema: GraphQLSchema, { execute: executeOne }: Executor): Gateway {
  return {
    onSchemaLoadOrUpdate(onSchema) {
      onSchema({ apiSchema: schema, coreSupergraphSdl: "" });
      return () => {};
    },
    load: async () => ({
      executor: async ({ document, operation, request, context }) => {
        const execution = { document, variables: request.variables, context: context as Context };
        // Its answer is not as simple as bff/answers/directAnswers.ts writes it.
        const { executed } = execution.context;
        if (executed) return withErrorsBesideData(executed, execution.context) as never;
        // Where none could be chosen, graphql-js tells why.
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
  /** The plans of an operation, by the values of the variables that choose its fields; null where graphql-js executes it. */
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
    // A condition of which graphql-js says what is wrong with it.
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
