import { makeExecutableSchema } from "@graphql-tools/schema";
import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  parse,
  validate,
} from "graphql";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Context } from "../context";
import { countFields, countingFieldResolver } from "../cost/boundWork";
import { resolvers } from "../resolvers";
import { createExecutor } from "./executor";
import { runPlan } from "./run";
import { writeJson } from "./writeJson";

async function later<T>(value: T, turns = 1): Promise<T> {
  for (let turn = 0; turn < turns; turn++) await Promise.resolve();
  return value;
}
const fail = async (message: string, turns = 1): Promise<never> => {
  await later(null, turns);
  throw new Error(message);
};

interface Made {
  name?: string;
}

const typeDefs = `
  enum Size { SMALL LARGE }
  interface Named { name: String }
  type Thing implements Named {
    name: String
    must: String!
    size: Size
    count: Int
    tags: [String!]
    strictTags: [String!]!
    things: [Thing]
    strictThings: [Thing!]
    strictest: [Thing!]!
    thing: Thing
    strict: Thing!
    late: Thing
    lateStrict: Thing!
    method(word: String = "none"): String
    word(text: String!, times: Int = 1): String
    broken: String
    brokenStrict: String!
    brokenLate: String
    brokenLateStrict: String!
    lateName: String
    latest: String
    lateThings: [Thing]
    strictLateThings: [Thing!]
    error: String
  }
  type Other implements Named { name: String, only: Int! }
  union Either = Thing | Other
  type Query {
    thing: Thing
    strict: Thing!
    named: [Named]
    either(what: String): Either
    nothing: String
    fault: Thing!
    faultAtOnce: Thing!
    notIterable: [String]
    badEnum: Size
    badInt: Int
    set: [String]
    text: String
  }
  type Mutation { add(name: String): Thing }
`;

const thing = (more: object = {}): Made => ({ name: "thing", ...more });
const other = { __typename: "Other", name: "other", only: 7 };

const own = {
  Named: { __resolveType: ({ __typename: name = "Thing" }: { __typename?: string }) => name },
  Either: { __resolveType: ({ __typename: name = "Thing" }: { __typename?: string }) => name },
  Query: {
    thing: () => thing({ must: "yes", size: "LARGE", count: 3, tags: ["a", "b"], strictTags: ["c"] }),
    strict: () => later(thing()),
    named: () => [thing(), later(other, 3), null],
    either(_: unknown, { what }: { what?: string }) {
      if (what === "bad") return { __typename: "Query" };
      return what === "other" ? later(other) : thing({ must: "so" });
    },
    fault: () => fail("at the root", 2),
    faultAtOnce: () => {
      throw new Error("at the root, at once");
    },
    notIterable: () => ({ length: 1 }),
    badEnum: () => "MEDIUM",
    badInt: () => "twelve",
    set: () => new Set(["x", "y"]),
    text: () => ({ toString: () => "not text" }),
  },
  Thing: {
    things: () => [thing(), later(thing(), 2), null],
    strictThings: () => [thing(), fail("an entry", 2), later(thing(), 4)],
    strictest: () => [thing(), null],
    thing: () => thing({ must: "yes" }),
    strict: () => thing(),
    late: () => later(thing({ method: (_: object, { work }: Context) => typeof work.fields }), 2),
    lateStrict: () => later(null, 2),
    method: (parent: { method?: unknown }, { word }: { word: string }) => (typeof parent.method === "function" ? "function" : word),
    word: (_: unknown, { text, times }: { text: string; times: number }) => text.repeat(times),
    broken: () => {
      throw new GraphQLError("said aloud", { extensions: { code: "ODD" } });
    },
    brokenStrict: () => {
      throw new Error("broken");
    },
    brokenLate: () => fail("broken late"),
    brokenLateStrict: () => fail("broken late and strictly", 3),
    lateName: () => later("late", 5),
    latest: () => later("latest", 30),
    lateThings: () => later([thing({ must: "here" }), fail("an entry of a late list", 1)]),
    strictLateThings: () => later([later(thing({ must: "one" }), 3), later(thing({ must: "two" }), 1)]),
    error: () => new Error("returned"),
  },
  Mutation: { add: (_: unknown, { name }: { name: string }) => ({ name }) },
};
const schema = countFields(makeExecutableSchema({ typeDefs, resolvers: own as never }));
const { execute: executePlanned, findPlan } = createExecutor(schema);

const contextOf = () => ({ work: { fields: 0 } }) as Context;

/** Executes a query with both executors: ours, and graphql-js. */
async function both(query: string, variables?: Record<string, unknown>): Promise<{ ours: object; theirs: object }> {
  const document = parse(query);
  expect(validate(schema, document)).toEqual([]);
  const [contextOfOurs, contextOfTheirs] = [contextOf(), contextOf()];
  const ours = await executePlanned({ document, operation: getOperationAST(document)!, variables, context: contextOfOurs });
  const fieldResolver = countingFieldResolver as never;
  const theirs = await execute({ schema, document, variableValues: variables, contextValue: contextOfTheirs, fieldResolver });
  const expected = describeResult(theirs, contextOfTheirs);
  for (let times = 0; times < 3; times++) expect(await asJson(document, variables)).toEqual(expected);
  return { ours: describeResult(ours, contextOfOurs), theirs: expected };
}

/** Executes a query with our executor as JSON; a query that it does not plan, as data. */
async function asJson(document: DocumentNode, given?: Record<string, unknown>): Promise<object> {
  const operation = getOperationAST(document)!;
  const context = contextOf();
  const { coerced: variables } = getVariableValues(schema, operation.variableDefinitions ?? [], given ?? {});
  const plan = variables && findPlan({ document, operation, variables });
  if (!plan) return describeResult(await executePlanned({ document, operation, variables: given, context }), context);
  const { data, errors } = await runPlan(plan, { context, variables, isForJson: true });
  return { ...describeResult({ errors }, context), data: writeJson(data) };
}

function describeResult({ data, errors = [] }: ExecutionResult, { work }: Context): object {
  const described = errors.map((error) => JSON.stringify({ ...error.toJSON(), cause: error.originalError?.message })).sort();
  return { data: JSON.stringify(data), errors: described, fields: described.length === 0 ? work.fields : undefined };
}

const QUERIES: Record<string, string> = {
  "values that are not promises": "{ thing { __typename name must size count tags strictTags } nothing }",
  "aliases, fragments and repeated fields": `{
      thing { a: name b: name ...T ... on Named { name } ... on Thing { thing { name } } thing { must } }
    }
    fragment T on Thing { size ...U } fragment U on Named { name }`,
  "types resolved by __typename": "{ named { __typename name ... on Other { only } ... on Thing { must: size } } }",
  "promises, in the order of the query": "{ thing { lateName name late { method lateName name } things { lateName } } }",
  "a union": '{ one: either { __typename ... on Thing { must } } two: either(what: "other") { __typename ... on Other { only } } }',
  "any iterable, and only those": "{ set notIterable }",
  "values that do not fit their types": "{ badEnum badInt text }",
  "arguments, given and by default": '{ thing { method a: method(word: "x") word(text: "ab", times: 2) b: word(text: "c") } }',
  "an error, and the fields beside it": "{ thing { broken brokenLate error name lateName } }",
  "an error that makes its object null": "{ thing { thing { brokenStrict lateName } late { brokenLateStrict lateName } name } }",
  "null in a non-nullable field": "{ thing { thing { strict { must } } lateThings { must } } }",
  "an error that makes all data null": "{ strict { must } thing { name } }",
  "a rejected promise at the root": "{ thing { lateName } fault { name } }",
  "an error that discards a pending value, and a value that comes later than both":
    "{ thing { late { brokenLateStrict lateName } latest } }",
  "nulls in lists": "{ thing { things { name must } } }",
  "null in a list of non-nullable entries": "{ thing { strictest { name } } }",
  "errors in lists": "{ thing { strictThings { name lateName } strictLateThings { must lateName } lateThings { must } } }",
  "an error within an object that another error discards": `{
    thing { late { brokenLate late { brokenLateStrict } lateStrict { name } } lateName }
  }`,
  "names of properties that all objects have":
    "{ thing { __proto__: name constructor: size hasOwnProperty: count } __proto__: thing { name } }",
  introspection: "{ __schema { queryType { name } } thing { name } }",
  "a mutation": 'mutation { add(name: "new") { name lateName } }',
};

describe("an operation has the same result as with graphql-js", () => {
  test.each(Object.entries(QUERIES))("%s", async (_, query) => {
    const { ours, theirs } = await both(query);
    expect(ours).toEqual(theirs);
  });

  test("with variables and conditions, each time with other values", async () => {
    const query = `query ($text: String!, $times: Int, $isShort: Boolean!, $isLong: Boolean = true) {
      thing { word(text: $text, times: $times) name @skip(if: $isShort) ...More @include(if: $isLong) things { word(text: $text) } }
    } fragment More on Thing { size count @skip(if: $isShort) }`;
    for (const isShort of [true, false, true]) {
      for (const isLong of [true, false, undefined]) {
        const { ours, theirs } = await both(query, { text: `t${isShort}${isLong}`, times: 2, isShort, isLong });
        expect(ours).toEqual(theirs);
      }
    }
  });

  test.each([{}, { text: 1 }, { text: "a", times: "b" }])("with wrong variables: %j", async (variables) => {
    const { ours, theirs } = await both("query ($text: String!, $times: Int) { thing { word(text: $text, times: $times) } }", variables);
    expect(ours).toEqual(theirs);
  });
});

describe("the executor", () => {
  const rejected = vi.fn<() => void>();
  beforeEach(() => void process.on("unhandledRejection", rejected));
  afterEach(() => void process.off("unhandledRejection", rejected));

  test("returns synchronously when no value is a promise, and leaves no rejection unhandled", async () => {
    const document = parse("{ thing { name thing { must } } }");
    const answer = executePlanned({ document, operation: getOperationAST(document)!, context: contextOf() });
    expect(answer).toEqual({ data: { thing: { name: "thing", thing: { must: "yes" } } } });
    const failing = parse("{ thing { thing { brokenLateStrict brokenStrict } late { brokenLate brokenLateStrict } } fault { name } }");
    await executePlanned({ document: failing, operation: getOperationAST(failing)!, context: contextOf() });
    await new Promise((resolve) => setImmediate(resolve));
    expect(rejected).not.toHaveBeenCalled();
  });

  test("plans an operation once for each combination of its conditions, and keeps a limited number of plans", async () => {
    const names = Array.from({ length: 6 }, (_, number) => `v${number}`);
    const fields = names.map((name) => `${name}: name @skip(if: $${name})`).join(" ");
    const query = `query (${names.map((name) => `$${name}: Boolean!`).join(" ")}) { thing { ${fields} } }`;
    const document = parse(query);
    for (let choice = 0; choice < 64; choice++) {
      const variables = Object.fromEntries(names.map((name, bit) => [name, (choice & (1 << bit)) !== 0]));
      const answer = await executePlanned({ document, operation: getOperationAST(document)!, variables, context: contextOf() });
      const expected = names.filter((name) => !variables[name]).map((name) => [name, "thing"]);
      expect(answer).toEqual({ data: { thing: Object.fromEntries(expected) } });
    }
  });

  test.each([
    ["all with it", "{ strict { broken brokenLate } thing { brokenLate } faultAtOnce { name } }", { data: null }, ["faultAtOnce"]],
    ["a part", "{ thing { thing { late { broken brokenStrict } } brokenStrict } }", { data: { thing: null } }, ["thing", "brokenStrict"]],
  ])(
    "does not wait for values that null has replaced (an error discards %s), nor changes a result that was returned",
    async (_, query, data, path) => {
      const document = parse(query);
      const answer = await executePlanned({ document, operation: getOperationAST(document)!, context: contextOf() });
      await later(null, 50);
      expect(answer).toEqual({ ...data, errors: [expect.objectContaining({ path })] });
    },
  );

  test("refuses a __typename that is no member of the abstract type", async () => {
    const document = parse('{ either(what: "bad") { __typename } }');
    const answer = await executePlanned({ document, operation: getOperationAST(document)!, context: contextOf() });
    expect(answer).toMatchObject({ data: { either: null }, errors: [{ path: ["either"], message: expect.stringContaining("Either") }] });
  });
});

test("no resolver of a query reads its position in the operation: it is given only what is the same for each request", () => {
  const asking = (resolvers as Record<string, object>[]).flatMap((types) =>
    Object.entries(types).flatMap(([type, fields]) =>
      Object.entries(fields)
        .filter(([, resolve]) => type !== "Mutation" && typeof resolve === "function" && resolve.length > 3)
        .map(([field]) => `${type}.${field}`),
    ),
  );
  // They read only field nodes and fragments, which are the same for each request.
  expect(asking).toEqual(["Query.placeDetails", "Query.predictions", "Kiosk.rating"]);
});
