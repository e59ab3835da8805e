import { describe, expect, test } from "vitest";
import { createFakes, startBff } from "#tests/support/fakes.ts";
import { createServer } from "../../server";

const BOUNDS = { minLat: 1, maxLat: 2, minLng: 1, maxLng: 2 };
const CASES: [string, string, object?][] = [
  ["a field", '{ kiosk(id: "1") { nam } }'],
  ["a type", '{ kiosk(id: "1") { ... on Kios { name } } }'],
  ["an argument", '{ kiosk(idd: "1") { name } }'],
  ["an enum's value", '{ predictions(input: "x", types: [localit]) { name } }'],
  ["a variable's enum", 'query ($types: [PredictionType!]!) { predictions(input: "x", types: $types) { name } }', { types: ["localit"] }],
  [
    "a variable's input",
    "query ($bounds: BoundsInput!) { kiosksInArea(bounds: $bounds) { totalCount } }",
    { bounds: { minLa: 1, ...BOUNDS } },
  ],
];

async function ask(introspection: boolean, query: string, variables?: object) {
  const bff = await startBff(createFakes(), (deps) => createServer(deps, { introspection }));
  return (await bff.ask(query, variables)).errors!;
}

describe("a suggestion", () => {
  test.each(CASES)("for %s is part of the error only with introspection", async (_, query, variables) => {
    const suggested = await ask(true, query, variables);
    const hidden = await ask(false, query, variables);
    expect(suggested[0]!.message).toContain("Did you mean");
    expect(JSON.stringify(hidden)).not.toContain("Did you mean");
    expect(hidden[0]!.extensions).toEqual(suggested[0]!.extensions);
    expect(suggested[0]!.message.startsWith(hidden[0]!.message)).toBe(true);
  });
});
