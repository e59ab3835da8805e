import { beforeEach, expect, it, vi } from "vitest";
import type { queryFromBrowser } from "../bff/queryFromBrowser";

const query = vi.fn<(document: unknown, variables: { ids: string[] }) => Promise<object>>();
vi.mock("../bff/queryFromBrowser", () => ({
  queryFromBrowser: ((...args: Parameters<typeof query>) => query(...args)) as typeof queryFromBrowser,
}));

const rate = (rating: number) => ({ rating, userRatingCount: 1, googleMapsUri: "https://maps.example/", attributions: [] });
const answerOf = (ids: readonly string[]) => ({
  data: { kiosks: ids.map((locationId) => ({ locationId, rating: rate(Number(locationId)) })) },
});
const failureOf = (code: string) => Object.assign(new Error(code), { errors: [{ message: code, extensions: { code } }] });
const requestedIds = () => query.mock.calls.map(([, { ids }]) => ids);
const numbers = (ids: readonly number[]) => ids.map(String);

let fetchRatings: (typeof import("./fetchRatings"))["fetchRatings"];
beforeEach(async () => {
  query.mockReset().mockImplementation(async (_, { ids }) => answerOf(ids));
  vi.resetModules();
  ({ fetchRatings } = await import("./fetchRatings"));
});

it("a kiosk is asked for once in a visit, also while the answer is on its way", async () => {
  const [first, second] = await Promise.all([fetchRatings(["1", "2"]), fetchRatings(["2", "3"])]);
  expect([first.get("2"), second.get("2")]).toEqual([rate(2), rate(2)]);
  await fetchRatings(["1", "2", "3"]);
  expect(requestedIds()).toEqual([["1", "2"], ["3"]]);
});

it("one that Google does not rate, or that no longer exists, is not asked for again", async () => {
  query.mockResolvedValue({ data: { kiosks: [{ locationId: "1", rating: null }] } });
  expect(await fetchRatings(["1", "2"])).toEqual(
    new Map([
      ["1", null],
      ["2", null],
    ]),
  );
  await fetchRatings(["1", "2"]);
  expect(requestedIds()).toEqual([["1", "2"]]);
});

it("requests have twenty kiosks at most", async () => {
  await fetchRatings(numbers(Array.from({ length: 45 }, (_, id) => id)));
  expect(requestedIds().map((ids) => ids.length)).toEqual([20, 20, 5]);
});

it("what an answer lacks because of a failure is asked for again", async () => {
  query.mockResolvedValueOnce({ ...answerOf(["1"]), error: failureOf("UPSTREAM_STATUS") });
  expect(await fetchRatings(["1", "2"])).toEqual(
    new Map([
      ["1", rate(1)],
      ["2", null],
    ]),
  );
  expect((await fetchRatings(["1", "2"])).get("2")).toEqual(rate(2));
  expect(requestedIds()).toEqual([["1", "2"], ["2"]]);
});

it.each(["RATE_LIMITED", "BUDGET_SPENT"])("after %s, no more are asked for, and those that are there remain", async (code) => {
  await fetchRatings(["1"]);
  query.mockResolvedValueOnce({ data: { kiosks: [{ locationId: "2", rating: null }] }, error: failureOf(code) });
  await fetchRatings(["2"]);
  expect(await fetchRatings(["1", "2", "3"])).toEqual(
    new Map([
      ["1", rate(1)],
      ["2", null],
      ["3", null],
    ]),
  );
  expect(requestedIds()).toEqual([["1"], ["2"]]);
});
