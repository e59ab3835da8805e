import { expect, test } from "vitest";
import { createFakes, startBff } from "#tests/support/fakes.ts";
import type { PlacesCall } from "../../sources/places/client";
import { detailsCost, searchCost } from "../../sources/places/prices";

const ASK = `{ placeSearch(query: "x") { placeId } placeDetails(placeId: "p1") { placeId } }`;

/** A BFF whose Google bills a search and details, and returns no place. */
async function start(showsCost: boolean) {
  const fakes = createFakes();
  fakes.deps.showsCost = showsCost;
  const { places } = fakes.deps.sources;
  const [search, details] = [places.search, places.details];
  places.search = (query, call?: PlacesCall) => (call?.noteCost?.(searchCost("pro")), search(query, call));
  places.details = (query, call?: PlacesCall) => (call?.noteCost?.(detailsCost("essentials")), details(query, call));
  return startBff(fakes);
}

test("an answer in development contains each call to Google with its tier and price, also when it is repeated", async () => {
  const bff = await start(true);
  for (let times = 0; times < 2; times++) {
    expect((await bff.ask(ASK)).extensions).toEqual({
      cost: {
        usd: 0.037,
        places: [
          { call: "search", tier: "pro", usd: 0.032 },
          { call: "details", tier: "essentials", usd: 0.005 },
        ],
      },
    });
  }
});

test("an answer without billed calls contains no costs", async () => {
  const bff = await start(true);
  expect(await bff.ask("{ __typename }")).toEqual({ data: { __typename: "Query" } });
});

test("an answer in production contains no costs", async () => {
  const bff = await start(false);
  for (let times = 0; times < 2; times++) expect((await bff.ask(ASK)).extensions).toBeUndefined();
});
