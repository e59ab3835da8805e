import { buildSchema, parse, validate } from "graphql";
import { describe, expect, test } from "vitest";
import { LIMITS, queryLimitsRule } from "./queryLimits";

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
  test("is refused past its limit, naming both", () => {
    expect(codesOf(`{ node ${nested(LIMITS.depth - 2)} }`)).toEqual([]);
    const [fault] = faultsOf(`{ node ${nested(LIMITS.depth - 1)} }`);
    expect(fault).toMatchObject({ message: "Fields below each other: 16, and 15 at most are allowed. Ask for less, or in several requests.", extensions: { limit: "QUERY_TOO_DEEP" } });
  });

  test("counts through fragments", () => {
    const chain = Array.from({ length: 8 }, (_, at) => `fragment F${at} on Node { next { next { id ...F${at + 1} } } }`).join(" ");
    expect(codesOf(`{ node { ...F0 } } ${chain} fragment F8 on Node { id }`)).toEqual(["QUERY_TOO_DEEP"]);
  });

  test("of the graph's own description does not count", () => {
    expect(codesOf("{ __schema { types { fields { type { ofType { ofType { ofType { ofType { ofType { ofType { ofType { ofType { ofType { ofType { name } } } } } } } } } } } } } } }")).toEqual([]);
  });
});

test("many aliases are refused, in fragments as well", () => {
  const aliases = (count: number) => Array.from({ length: count }, (_, at) => `a${at}: id`).join(" ");
  expect(codesOf(`{ node { ${aliases(30)} } }`)).toEqual([]);
  expect(codesOf(`{ node { ...Many } } fragment Many on Node { ${aliases(31)} }`)).toEqual(["TOO_MANY_ALIASES"]);
});

test("many fields of the operation itself are refused, the same one repeated as well", () => {
  expect(codesOf(`{ ${"node { id } ".repeat(20)} }`)).toEqual([]);
  expect(codesOf(`{ ${"node { id } ".repeat(11)} ... on Query { ${"node { id } ".repeat(10)} } }`)).toEqual(["TOO_MANY_FIELDS"]);
});

test("fragments that spread each other in a circle, or double at each step, cost no time", () => {
  const circle = "{ node { ...A } } fragment A on Node { next { ...B } } fragment B on Node { next { ...A } }";
  expect(codesOf(circle)).toEqual([]);
  const doubling = Array.from({ length: 40 }, (_, at) => `fragment F${at} on Node { ...F${at + 1} ...F${at + 1} }`).join(" ");
  expect(codesOf(`{ node { ...F0 } } ${doubling} fragment F40 on Node { id }`)).toEqual([]);
  expect(codesOf(`{ node { ...F0 } } ${doubling} fragment F40 on Node { a: id }`)).toEqual(["TOO_MANY_ALIASES"]);
});
