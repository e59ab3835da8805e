import { assert, asyncProperty } from "fast-check";
import { execute, type ExecutionResult, getOperationAST, getVariableValues, parse, validate } from "graphql";
import { expect, onTestFinished, test } from "vitest";
import { type Context, createContext } from "../../bff/context";
import { countingFieldResolver } from "../../bff/cost/boundWork";
import { createCostOfRequest, MAX_POINTS } from "../../bff/cost/limitCost";
import { createExecutor } from "../../bff/execution/executor";
import { runPlan } from "../../bff/execution/run";
import { writeJson } from "../../bff/execution/writeJson";
import { NEVER_ENDS } from "../../bff/lib/deadline";
import { MAX_ERRORS } from "../../bff/queryLimits";
import { schema } from "../../bff/schema";
import { createFakeLog } from "../support/fakes";
import { startUpstreams } from "../support/separateUpstreams";
import { createArgumentValues } from "../support/operations/argumentValues";
import { createServerDeps } from "../support/operations/serverDeps";
import { randomOperations } from "../support/operations/randomOperation";

const OPERATIONS = 300;
const KIOSKS = 300;

/** Serializes a result, with sorted errors. */
function describeResult({ data, errors = [] }: ExecutionResult) {
  return { data: JSON.stringify(data), errors: errors.map((error) => JSON.stringify(error)).sort() };
}

test("random operations have the same result as in graphql-js", async () => {
  const upstreams = await startUpstreams();
  onTestFinished(upstreams.close);
  const deps = createServerDeps(upstreams.url, { log: createFakeLog().log });
  const asker = { visitor: {}, submissions: {} as never, reportUnknownSlice: () => {}, address: null };
  const contextOf = () => createContext(deps, asker, NEVER_ENDS);
  const { execute: executePlanned, findPlan } = createExecutor(schema);
  const costOf = createCostOfRequest(schema);
  const compared = { whole: 0, failed: 0 };

  const property = asyncProperty(randomOperations(schema, createArgumentValues(KIOSKS)), async ({ query, variables }) => {
    const document = parse(query);
    if (validate(schema, document).length > 0) return;
    const operation = getOperationAST(document)!;
    if (costOf(document, operation, variables) > MAX_POINTS) return;
    const [first, second] = [contextOf(), contextOf()];
    const fieldResolver = countingFieldResolver as never;
    const options = { maxCoercionErrors: MAX_ERRORS };
    const theirs = await execute({ schema, document, variableValues: variables, contextValue: first, fieldResolver, options });
    const ours = await executePlanned({ document, operation, variables, context: second });
    // After an error, the two executors stop at different fields.
    const fieldsOf = ({ errors }: ExecutionResult, { work }: Context) => (errors ? undefined : work.fields);
    const [answered, expected] = [describeResult(ours), describeResult(theirs)];
    expect({ ...answered, fields: fieldsOf(ours, second) }).toEqual({ ...expected, fields: fieldsOf(theirs, first) });
    compared[ours.errors ? "failed" : "whole"]++;
    const { coerced = {} } = getVariableValues(schema, operation.variableDefinitions ?? [], variables ?? {});
    const plan = findPlan({ document, operation, variables: coerced });
    if (!plan || ours.errors) return;
    // The first executions find the parts that are the same for each request; later ones use them.
    for (let times = 0; times < 4; times++) {
      const context = contextOf();
      const { data, errors } = await runPlan(plan, { context, variables: coerced, isForJson: true });
      expect({ data: writeJson(data), errors, fields: context.work.fields }).toEqual({ data: expected.data, fields: first.work.fields });
    }
  });
  await assert(property, { seed: 33, numRuns: OPERATIONS });
  expect(compared.whole).toBeGreaterThan(OPERATIONS / 3);
  expect(compared.failed).toBeGreaterThan(0);
});
