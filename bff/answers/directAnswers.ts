import { type DocumentNode, getOperationAST, getVariableValues, type GraphQLSchema, type OperationDefinitionNode } from "graphql";
import type { Context } from "../context";
import { MAX_FIELDS } from "../cost/boundWork";
import { MAX_POINTS } from "../cost/limitCost";
import { createCostOf } from "../cost/operationCost";
import type { Executor } from "../execution/executor";
import type { OperationPlan, Variables } from "../execution/plan";
import { runPlan } from "../execution/run";
import { writeJson } from "../execution/writeJson";
import type { DocumentStore } from "../operations/documentStore";
import type { Operations } from "../operations/operations";

/** A query that is known to be valid and allowed, with all that follows from the body of its request. */
interface KnownQuery {
  operation: OperationDefinitionNode;
  variables: Variables;
  points: number;
  plan: OperationPlan;
}

interface Deps {
  schema: GraphQLSchema;
  executor: Executor;
  documents: DocumentStore;
  operations: Operations;
}

/**
 * Creates a function that answers queries without Apollo once Apollo has found them valid. The query of each body is determined once.
 * Apollo formats every answer that is more than data: a refusal, errors, or missing parts.
 */
export function createDirectAnswers({ schema, executor, documents, operations }: Deps) {
  const costOf = createCostOf(schema);
  const questions = new WeakMap<object, KnownQuery>();

  const read = (body: SentQuery): KnownQuery | undefined => {
    const text = textOf(body, operations);
    const document = text === undefined ? undefined : documents.find(text);
    const operation = document && getOperationAST(document, body.operationName);
    if (!operation) return undefined;
    const { coerced: variables } = getVariableValues(schema, operation.variableDefinitions ?? [], body.variables ?? {}, { maxErrors: 1 });
    return variables && plan({ document, operation, variables });
  };
  const plan = (asked: { document: DocumentNode; operation: OperationDefinitionNode; variables: Variables }): KnownQuery | undefined => {
    const found = executor.findPlan(asked);
    const points = costOf(asked);
    return found && points <= MAX_POINTS ? { ...asked, points: Math.max(1, points), plan: found } : undefined;
  };

  return {
    /** Returns the query of a parsed body; undefined when Apollo has to determine or refuse it. */
    find(body: unknown): KnownQuery | undefined {
      if (!isSentQuery(body)) return undefined;
      const known = questions.get(body);
      if (known) return known;
      const question = read(body);
      if (question) questions.set(body, question);
      return question;
    },

    /** Returns the text of the answer; undefined when Apollo has to format it, from what the context holds. */
    async answer({ plan: found, variables, points }: KnownQuery, context: Context): Promise<string | undefined> {
      try {
        await context.charges.operation(points);
      } catch {
        // Apollo charges as well, and reports that the budget is spent.
        return undefined;
      }
      const result = await runPlan(found, { context, variables, isForJson: true });
      if (!result.errors && isWhole(context)) return `{"data":${writeJson(result.data)}}\n`;
      context.executed = result;
      return undefined;
    },
  };
}

/** Returns whether an answer is complete and has no errors. */
function isWhole({ work, errorsBesideData, staleSources, failedSources, costs = [] }: Context): boolean {
  return work.fields <= MAX_FIELDS && errorsBesideData.length + staleSources.size + failedSources.size + costs.length === 0;
}

interface SentQuery {
  query?: string;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
  extensions?: { persistedQuery?: { version?: unknown; sha256Hash?: unknown } | null } | null;
}

function isSentQuery(body: unknown): body is SentQuery {
  if (!isRecord(body)) return false;
  const { query, operationName, variables, extensions } = body;
  return (
    (query === undefined || typeof query === "string") &&
    (operationName === undefined || operationName === null || typeof operationName === "string") &&
    [variables, extensions].every((part) => part === undefined || part === null || isRecord(part))
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Returns the text of a query, sent itself or by the hash of one of the site's operations. Apollo checks, and registers, any other hash.
 */
function textOf({ query, extensions }: SentQuery, operations: Operations): string | undefined {
  const persisted = extensions?.persistedQuery;
  if (!persisted) return query;
  const isKnown = query === undefined && persisted.version === 1 && typeof persisted.sha256Hash === "string";
  return isKnown ? operations.textOf(String(persisted.sha256Hash)) : undefined;
}
