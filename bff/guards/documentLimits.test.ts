import { buildSchema, parse, specifiedRules, validate, type ValidationRule } from "graphql";
import { describe, expect, test } from "vitest";
import { createFakes, startBff } from "#tests/support/fakes.ts";
import { countCopies, countDirectives, createQueryLimits, LIMITS, MAX_ERRORS, queryLimitsRule } from "./documentLimits";
import { examples } from "../dev/sandbox/examples";

const schema = buildSchema(`
  type Query { node: Node! nodes(limit: Int, first: Int, offset: Int): [Node!] }
  type Node { id: ID! next: Node! nodes(limit: Int, first: Int): [Node!] }
`);
const faultsOf = (query: string) => validate(schema, parse(query), [queryLimitsRule]);
const codesOf = (query: string) => faultsOf(query).map(({ extensions }) => extensions.limit);
const nested = (depth: number) => `${"{ next ".repeat(depth)}{ id }${" }".repeat(depth)}`;

test("an ordinary query passes", () => {
  expect(faultsOf("query Ordinary { node { ...Deeper } nodes(limit: 50) { id } } fragment Deeper on Node { next { id } }")).toEqual([]);
});

describe("depth", () => {
  test("is refused beyond the limit, and the error contains both numbers", () => {
    expect(codesOf(`{ node ${nested(LIMITS.depth - 2)} }`)).toEqual([]);
    const [fault] = faultsOf(`{ node ${nested(LIMITS.depth - 1)} }`);
    expect(fault).toMatchObject({
      message: "Fields below each other: 16, and 15 at most are allowed. Ask for less, or in several requests.",
      extensions: { limit: "QUERY_TOO_DEEP" },
    });
  });

  test("counts through fragments", () => {
    const chain = Array.from({ length: 8 }, (_, at) => `fragment F${at} on Node { next { next { id ...F${at + 1} } } }`).join(" ");
    expect(codesOf(`{ node { ...F0 } } ${chain} fragment F8 on Node { id }`)).toEqual(["QUERY_TOO_DEEP"]);
  });

  test("of introspection does not count", () => {
    expect(
      codesOf(
        "{ __schema { types { fields { type { ofType { ofType { ofType { ofType { ofType { " +
          "ofType { ofType { ofType { ofType { ofType { name } } } } } } } } } } } } } } }",
      ),
    ).toEqual([]);
  });
});

test("many aliases are refused, in fragments as well", () => {
  const aliases = (count: number) => Array.from({ length: count }, (_, at) => `a${at}: id`).join(" ");
  expect(codesOf(`{ node { ${aliases(30)} } }`)).toEqual([]);
  expect(codesOf(`{ node { ...Many } } fragment Many on Node { ${aliases(31)} }`)).toEqual(["TOO_MANY_ALIASES"]);
});

test("aliases of the generated fragments are not counted, but only for their own fields", () => {
  const names = Array.from({ length: 40 }, (_, at) => `id__Kind${at}`);
  const rule = createQueryLimits(Object.fromEntries(names.map((name) => [name, "id"])));
  const codesWith = (field: string) => {
    const query = `{ node { ${names.map((name) => `${name}: ${field}`).join(" ")} } }`;
    return validate(schema, parse(query), [rule]).map(({ extensions }) => extensions.limit);
  };
  expect(codesWith("id")).toEqual([]);
  expect(codesWith("next { id }")).toEqual(["TOO_MANY_ALIASES"]);
});

test("many root fields are refused, the same one repeated as well", () => {
  expect(codesOf(`{ ${"node { id } ".repeat(20)} }`)).toEqual([]);
  expect(codesOf(`{ ${"node { id } ".repeat(11)} ... on Query { ${"node { id } ".repeat(10)} } }`)).toEqual(["TOO_MANY_FIELDS"]);
});

test("fragments that form a cycle, or double at each step, take little time", () => {
  const circle = "{ node { ...A } } fragment A on Node { next { ...B } } fragment B on Node { next { ...A } }";
  expect(codesOf(circle)).toEqual([]);
  const doubling = Array.from({ length: 40 }, (_, at) => `fragment F${at} on Node { ...F${at + 1} ...F${at + 1} }`).join(" ");
  expect(codesOf(`{ node { ...F0 } } ${doubling} fragment F40 on Node { id }`)).toEqual([]);
  expect(codesOf(`{ node { ...F0 } } ${doubling} fragment F40 on Node { a: id }`)).toEqual(["TOO_MANY_ALIASES"]);
});

describe("repetition in a document", () => {
  const times = (count: number, text: string) => `${text} `.repeat(count);

  test("is refused beyond the limits, and the errors contain both numbers", () => {
    expect(codesOf(`{ node { id ${times(LIMITS.directives, "@skip(if: false)")} } }`)).toEqual([]);
    const [directives, ...more] = faultsOf(`{ node { id ${times(10 * LIMITS.directives, "@unknown")} } }`);
    expect(directives!.message).toBe("Directives: 500, and 50 at most are allowed. Ask for less, or in several requests.");
    expect(directives!.extensions).toEqual({ limit: "TOO_MANY_DIRECTIVES" });
    expect(more).toEqual([]);

    expect(codesOf(`{ node { ${times(LIMITS.copies, "id")} } }`)).toEqual([]);
    const [copies, ...others] = faultsOf(`{ node { ${times(10 * LIMITS.copies, "id")} } }`);
    expect(copies!.message).toMatch(/^Fields of one name in one selection: 300, and 30 at most are allowed\. /);
    expect(copies!.extensions).toEqual({ limit: "TOO_MANY_COPIES" });
    expect(others).toEqual([]);
  });

  test("counts directives at every position", () => {
    const all = times(LIMITS.directives / 2, "@x");
    expect(codesOf(`query ($a: Int ${all}) { node { ...F } } fragment F on Node ${all} { id }`)).toEqual([]);
    expect(codesOf(`query ($a: Int ${all}) { node { ...F } } fragment F on Node ${all} { id @x }`)).toEqual(["TOO_MANY_DIRECTIVES"]);
  });

  test("counts fields by response name, in fragments, and inline fragments together with their surroundings", () => {
    expect(codesOf(`{ node { ...F } } fragment F on Node { ${times(31, "id")} }`)).toEqual(["TOO_MANY_COPIES"]);
    expect(codesOf(`{ node { ${times(15, "id")} ... { ${times(15, "id")} ... on Node { id } } } }`)).toEqual(["TOO_MANY_COPIES"]);
    expect(codesOf(`{ node { ${times(15, "id")} next { ${times(30, "id")} } } }`)).toEqual([]);
    expect(codesOf(`{ node { ${times(16, "a: id")} ${times(16, "id")} } }`)).toEqual([]);
  });

  test("is far below the limits in every operation of the site", () => {
    const documents = examples.map(({ query }) => parse(query));
    expect(documents.length).toBeGreaterThan(30);
    expect(Math.max(...documents.map(countDirectives))).toBeLessThan(LIMITS.directives / 2);
    expect(Math.max(...documents.map(countCopies))).toBeLessThan(LIMITS.copies / 2);
  });
});

describe("an invalid document", () => {
  test("beyond the limits is checked by no other rule, in any order of the rules", () => {
    const seen: string[] = [];
    const watch: ValidationRule = () => ({ Field: ({ name }) => void seen.push(name.value) });
    const tooDeep = parse(`{ node ${nested(100)} }`);
    const rules = [...specifiedRules, watch, queryLimitsRule, watch];
    expect(validate(schema, tooDeep, rules)).toMatchObject([{ extensions: { limit: "QUERY_TOO_DEEP" } }]);
    expect(seen).toEqual([]);
    expect(validate(schema, parse("{ node { id } }"), rules)).toEqual([]);
    expect(seen).toEqual(["node", "node", "id", "id"]);
  });

  test.each([
    ["TOO_MANY_DIRECTIVES", `{ ok ${"@unknown ".repeat(500)} }`],
    ["TOO_MANY_COPIES", `{ kiosk(id: "1") { ${"name ".repeat(300)} } }`],
  ])("beyond the limits gets one error, %s", async (code, query) => {
    const { ask } = await startBff(createFakes());
    expect((await ask(query)).errors).toEqual([expect.objectContaining({ extensions: { code } })]);
  });

  test("with many errors gets the first ones, and that there are more", async () => {
    const { ask } = await startBff(createFakes());
    const unknown = Array.from({ length: 10 * MAX_ERRORS }, (_, at) => `unknown${at}`).join(" ");
    const { errors } = await ask(`{ kiosk(id: "1") { ${unknown} } }`);
    expect(errors).toHaveLength(MAX_ERRORS + 1);
    expect(errors!.at(-1)!.message).toMatch(/^Too many validation errors/);
  });

  test("with many errors in its variables gets the first ones, and is not logged as our fault", async () => {
    const fakes = createFakes();
    const { ask } = await startBff(fakes);
    // graphql-js's own limit.
    const maxErrors = 50;
    const types = Array.from({ length: 10 * maxErrors }, () => "nothing");
    const { errors } = await ask('query ($types: [PredictionType!]!) { predictions(input: "x", types: $types) { name } }', { types });
    expect(errors).toHaveLength(maxErrors + 1);
    expect(errors!.at(-1)!.message).toMatch(/^Too many errors processing variables/);
    expect(errors!.at(-1)!.extensions).toEqual({ code: "BAD_REQUEST" });
    expect(fakes.log).toEqual([]);
  });
});
