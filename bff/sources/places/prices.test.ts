import { expect, test } from "vitest";
import { autocompleteCost, cheapestEnd, detailsCost, type PlacesCost, roundUsd } from "./prices";
import { createSessions } from "./sessions";
import { KEY, SESSION, springfield, startPlaces } from "./testing";

test("essentials are the cheapest end of a session up to four autocompletes; from five on, pro details, which make them free", () => {
  expect([0, 1, 4, 5, 12, 100].map(cheapestEnd)).toEqual(["essentials", "essentials", "essentials", "pro", "pro", "pro"]);
});

test("a session costs its details and, with essentials, at most twelve autocompletes", () => {
  expect(detailsCost("essentials", 4)).toEqual({
    call: "details",
    tier: "essentials",
    usd: 0.005,
    session: { autocompletes: 4, usd: 0.01632 },
  });
  expect(detailsCost("essentials", 12).session!.usd).toBe(detailsCost("essentials", 99).session!.usd);
  expect(detailsCost("pro", 99)).toMatchObject({ usd: 0.017, session: { usd: 0.017 } });
  expect(detailsCost("ids")).toEqual({ call: "details", tier: "ids", usd: 0 });
  expect(roundUsd(autocompleteCost().usd * 3)).toBe(0.00849);
});

test("a session is counted until it ends, and only the latest ten thousand are", () => {
  const sessions = createSessions();
  expect([sessions.size(undefined), sessions.size("a")]).toEqual([undefined, 0]);
  for (const token of ["a", "a", undefined]) sessions.count(token);
  expect(sessions.size("a")).toBe(2);
  sessions.end("a");
  expect(sessions.size("a")).toBe(0);
  sessions.count("b");
  for (let other = 0; other < 10_000; other++) sessions.count(`s${other}`);
  expect(sessions.size("b")).toBe(0);
});

test("each successful call reports its cost, without the key or the session", async () => {
  const { places } = await startPlaces({ suggestions: [] }, springfield, { places: [springfield] });
  const costs: PlacesCost[] = [];
  const how = { noteCost: (cost: PlacesCost) => void costs.push(cost) };
  await places.predictions({ input: "spr", lang: "en-us", types: [], sessionToken: SESSION }, how);
  await places.details({ placeId: "p1", lang: "en-us", sessionToken: SESSION }, how);
  await places.search({ query: "spr", lang: "en-us" }, how);
  expect(costs).toEqual([
    { call: "autocomplete", tier: null, usd: 0.00283 },
    { call: "details", tier: "essentials", usd: 0.005, session: { autocompletes: 1, usd: 0.00783 } },
    { call: "search", tier: "pro", usd: 0.032 },
  ]);
  for (const secret of [KEY, SESSION]) expect(JSON.stringify(costs)).not.toContain(secret);
});

test("a call that fails costs nothing", async () => {
  const { places } = await startPlaces({ status: 400, body: {} });
  const costs: PlacesCost[] = [];
  await expect(places.search({ query: "x", lang: "en-us" }, { noteCost: (cost) => void costs.push(cost) })).rejects.toThrow("400");
  expect(costs).toEqual([]);
});
