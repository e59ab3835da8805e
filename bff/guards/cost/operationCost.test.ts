import { readFileSync } from "node:fs";
import { buildSchema, parse } from "graphql";
import { describe, expect, test } from "vitest";
import { typeDefs } from "../../graph/typeDefs";
import { createCostOfRequest } from "./limitCost";
import { findListsWithoutSize } from "./operationCost";

const directives = readFileSync("bff/modules/root.graphql", "utf8")
  .match(/directive @(cost|listSize)[\s\S]*?on FIELD_DEFINITION/g)!
  .join("\n");
const schema = buildSchema(`
  ${directives}
  type Query {
    leaf: Int
    dear: Int @cost(weight: 50)
    node: Node
    nodes(limit: Int = 4, skip: Int): [Node!] @listSize(slicingArguments: ["limit"], skippingArgument: "skip")
    byIds(ids: [ID!]!): [Node!] @listSize(slicingArguments: ["ids"])
    some: [Node!] @listSize(assumedSize: 7)
    page(first: Int! = 10): NodePage @listSize(slicingArguments: ["first"], sizedFields: ["entries"])
    any: [Any!] @listSize(assumedSize: 2)
    inState(state: String!): [Node!] @listSize(assumedSize: 7)
  }
  type NodePage { total: Int entries: [Node!] others: [Node!] @listSize(assumedSize: 3) }
  type Node { id: ID! next: Node nodes(limit: Int! = 3): [Node!] @cost(weight: 5) @listSize(slicingArguments: ["limit"]) }
  type Plain { id: ID! }
  union Any = Node | Plain
`);
const costOfRequest = createCostOfRequest(schema);
const costOf = (query: string, variables?: Record<string, unknown>) => {
  const document = parse(query);
  return costOfRequest(document, document.definitions[0] as never, variables);
};

describe("an operation costs", () => {
  test.each([
    ["a point for each field", "{ leaf node { id } }", 3],
    ["its weight for a field with one", "{ dear }", 50],
    ["a list times its argument", "{ nodes(limit: 10) { id } }", 11],
    ["a list times the schema's default", "{ nodes { id } }", 5],
    ["a list of ids times the number of ids", '{ byIds(ids: ["1", "2", "3"]) { id } }', 4],
    ["a list without such an argument times its assumed size", "{ some { id } }", 8],
    ["a list one level below times its parent's argument", "{ page(first: 20) { total entries { id } } }", 23],
    ["another list of that parent times its assumed size", "{ page(first: 20) { others { id } } }", 5],
    ["lists in lists multiplied, with their weights", "{ nodes(limit: 10) { nodes { id } } }", 1 + 10 * (5 + 3)],
    ["a point for ten skipped entries", "{ nodes(limit: 1, skip: 1000) { id } }", 102],
    ["no more for skipping more than any list has", "{ nodes(limit: 1, skip: 1000000) { id } }", 1002],
    ["the most expensive type of a union", "{ any { ... on Plain { id } ... on Node { id next { id } } } }", 7],
    ["a field of one name once", "{ leaf leaf node { id } node { id } }", 3],
    ["a field of another name again", "{ leaf other: leaf }", 2],
    ["nothing less for a size below zero", "{ nodes(limit: -5) { id } }", 1],
    ["what fragments spread", "{ node { ...F } } fragment F on Node { id next { id } }", 4],
    ["a point for the graph's own description", "{ __typename }", 1],
  ])("%s", (_, query, points) => expect(costOf(query)).toBe(points));

  test("its full price also after a request whose variables the executor refuses", () => {
    const document = parse('query ($state: String = "TX") { inState(state: $state) { id } }');
    const priceFor = (variables: Record<string, unknown>) => costOfRequest(document, document.definitions[0] as never, variables);
    expect([priceFor({ state: null }), priceFor({ state: "OH" }), priceFor({})]).toEqual([1, 8, 8]);
  });

  test("what its variables set, computed each time", () => {
    const query = "query ($n: Int = 2, $ids: [ID!]! = []) { nodes(limit: $n) { id } byIds(ids: $ids) { id } }";
    const document = parse(query);
    const points = [{}, { n: 30 }, { ids: ["1", "2"] }].map((variables) =>
      costOfRequest(document, document.definitions[0] as never, variables),
    );
    expect(points).toEqual([4, 32, 6]);
  });

  test("nothing when a variable does not fit, since the executor refuses it", () => {
    expect(costOf("query ($n: Int!) { nodes(limit: $n) { id } }", { n: "many" })).toBe(0);
  });

  test("little time to compute when fragments or aliases double at each step", () => {
    const fragments = Array.from(
      { length: 60 },
      (_, at) => `fragment F${at} on Node { a: next { ...F${at + 1} } b: next { ...F${at + 1} } ...F${at + 1} }`,
    ).join(" ");
    expect(costOf(`{ node { ...F0 } } ${fragments} fragment F60 on Node { id }`)).toBeGreaterThan(2 ** 50);
  });
});

describe("the graph", () => {
  test("has a size for each list of objects", () => {
    expect(findListsWithoutSize(buildSchema(typeDefs)), "Give it @listSize in its module's SDL").toEqual([]);
  });

  test("is reported when a list has no size", () => {
    expect(findListsWithoutSize(schema)).toEqual(["NodePage.entries"]);
  });
});
