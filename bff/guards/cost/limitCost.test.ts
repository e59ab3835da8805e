import { buildSchema, type GraphQLScalarType, Kind, type OperationDefinitionNode, parse } from "graphql";
import { describe, expect, test, vi } from "vitest";
import { createFakes, startBff } from "#tests/support/fakes.ts";
import { createBudgets, NO_LIMITS } from "../budgets/budgets";
import { examples } from "../../dev/sandbox/examples";
import { MAX_ERRORS } from "../documentLimits";
import { typeDefs } from "../../graph/typeDefs";
import { createCostOfRequest, MAX_POINTS } from "./limitCost";

const nearby = (levels: number): string => (levels === 0 ? "state" : `nearby { ${nearby(levels - 1)} }`);
const stockedNear = Array.from(
  { length: 30 },
  (_, at) => `a${at}: stockedNear(point: { lat: 30, lng: -122 }, first: 6) { distanceKm }`,
).join(" ");
const round = (rounds: number): string =>
  rounds === 0 ? "locationId" : `keyDesigns { stockedNear(point: { lat: 30, lng: -122 }) { kiosk { ${round(rounds - 1)} } } }`;

const POINT = "{ lat: 1, lng: 1 }";
const FAR_PAGE = `kiosksNear(point: ${POINT}, first: 1, offset: 10000) { totalCount }`;
const DESIGNS = "keyDesigns(first: 24)";
const ids = (count: number) => Array.from({ length: count }, (_, id) => `"${id}"`).join();
const fiftyIds = ids(50);

describe("an operation that would keep the processor busy is refused, and no source is asked", () => {
  test.each([
    ["neighbours, three deep", `{ kioskStates { ${nearby(3)} } }`],
    ["the stock of every design, thirty times", `{ keyDesigns { ${stockedNear} } }`],
    [
      "kiosks and their designs in turn",
      `{ kiosksInArea(bounds: { minLat: 30, maxLat: 31, minLng: -122, maxLng: -121 }) { nodes { kiosk { ${round(3)} } } } }`,
    ],
    [
      "the designs near fifty kiosks' designs",
      `{ kiosks(ids: [${fiftyIds}]) { ${DESIGNS} { stockedNear(point: ${POINT}, first: 6) { kiosk { ${DESIGNS} { name } } } } } }`,
    ],
    ["a far page of many lists", `{ ${Array.from({ length: 20 }, (_, at) => `a${at}: ${FAR_PAGE}`).join(" ")} }`],
  ])("%s", async (_, query) => {
    const fakes = createFakes();
    const bff = await startBff(fakes);
    const { errors } = await bff.ask(query);
    expect(errors).toEqual([
      {
        message: expect.stringMatching(/^The operation costs \d+ points, and 20000 at most are allowed\. Ask for /),
        extensions: { code: "OPERATION_TOO_COSTLY" },
      },
    ]);
    expect(fakes.calls).toEqual([]);
  });

  test("and its visitor is charged", async () => {
    const fakes = createFakes();
    fakes.deps.budgets = createBudgets({ ...NO_LIMITS, visitorPointsPerMinute: 700 }, fakes.deps.log);
    const bff = await startBff(fakes);
    const codes = [];
    for (let times = 0; times < 4; times++) {
      const { errors } = await bff.ask(`{ kioskStates { ${nearby(3)} } }`, {}, { from: "192.0.2.7" });
      codes.push(errors?.[0]?.extensions?.code);
    }
    expect(codes).toEqual(["OPERATION_TOO_COSTLY", "OPERATION_TOO_COSTLY", "OPERATION_TOO_COSTLY", "RATE_LIMITED"]);
  });

  test("with a list's length in a variable", async () => {
    const bff = await startBff(createFakes());
    const query =
      "query ($n: Int!) { kiosksNear(point: { lat: 1, lng: 1 }, first: $n) " +
      "{ nodes { kiosk { name keyDesigns(first: $n) { name image { webp } } } } } }";
    const codes = async (n: number) => (await bff.ask(query, { n })).errors?.map(({ extensions }) => extensions?.code) ?? [];
    expect(await codes(24)).not.toContain("OPERATION_TOO_COSTLY");
    expect(await codes(100)).toEqual(["OPERATION_TOO_COSTLY"]);
  });
});

const costOfRequest = createCostOfRequest(buildSchema(typeDefs));

describe("every operation of the site is within the limit", () => {
  const listsOfAHundred = { limit: 100, first: 100, offset: 10_000 };

  test.each(examples.map(({ query, variables }) => [/(?:query|mutation|subscription) (\w+)/.exec(query)![1], query, variables] as const))(
    "%s",
    (_, query, variables) => {
      const document = parse(query);
      const operation = document.definitions.find((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION)!;
      const chosen = Object.entries(listsOfAHundred).filter(([name]) => name in variables);
      const points = costOfRequest(document, operation, { ...variables, ...Object.fromEntries(chosen) });
      expect(points).toBeLessThan(0.75 * MAX_POINTS);
    },
  );
});

test.each([
  [
    "twenty kiosks with their ratings and designs",
    `{ kiosks(ids: [${ids(20)}]) { name rating { rating reviews { text } } keyDesigns { name } } }`,
  ],
  [
    "a list of kiosks of the usual length with their ratings",
    '{ kiosksInState(state: "TX") { totalCount kiosks { name path rating { rating } } } }',
  ],
])("%s is within the limit", (_, query) => {
  const document = parse(query);
  expect(costOfRequest(document, document.definitions[0] as OperationDefinitionNode)).toBeLessThan(MAX_POINTS);
});

test("the values of a variable are checked until a few of them were wrong", () => {
  const schema = buildSchema("scalar Size type Query { sizes(all: [Size!]!): Int }");
  const parseValue = vi.fn<() => never>(() => {
    throw new TypeError("no size");
  });
  (schema.getType("Size") as GraphQLScalarType).parseValue = parseValue;
  const document = parse("query ($all: [Size!]!) { sizes(all: $all) }");
  const [operation] = document.definitions as [OperationDefinitionNode];
  const points = createCostOfRequest(schema)(document, operation, { all: Array.from({ length: 1000 }, () => "?") });
  expect(points).toBe(0);
  expect(parseValue.mock.calls.length).toBeLessThanOrEqual(MAX_ERRORS + 1);
});
