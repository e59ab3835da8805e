import { constant, constantFrom, sample } from "fast-check";
import { expect, it, onTestFinished } from "vitest";
import { createBudgets, NO_LIMITS } from "#bff/guards/budgets/budgets.ts";
import { schema } from "#bff/graph/schema.ts";
import { createServer } from "#bff/server.ts";
import { connectShared } from "#shared/redis/shared.ts";
import { createFakeLog, startBff } from "../support/fakes";
import { type ArgumentValues, randomOperations } from "../support/operations/randomOperation";
import { startRedis } from "../support/redisServer";
import { cookieOf, createOwnerLabelledFakes, ownersIn, VISITORS } from "../support/ownerLabelledFakes";
import { watchRedis } from "../support/watchRedis";

const OPERATIONS = 150;
const AT_ONCE = 10;

/** What every visitor asks first, so that there is something of each to find: random operations seldom select these fields. */
const OF_OWNERS = {
  query: '{ appBar { data { brand } } kiosk(id: "1") { name } placeSearch(query: "typed-text") { name } }',
  variables: {},
};

/** Arguments with which the fakes find something. */
const VALUES: ArgumentValues = {
  id: constantFrom("1", "h"),
  ids: constant(["1"]),
  path: constant("/"),
  type: constantFrom("homepage", "app_bar"),
  groups: constant(["WILD"]),
  point: constant({ lat: 39.5, lng: -89.5 }),
  bounds: constant({ minLat: 39, maxLat: 40, minLng: -90, maxLng: -89 }),
  input: constant("typed-text"),
  query: constant("typed-text"),
  sessionToken: constant("session-1"),
  first: constantFrom(1, 5),
  offset: constant(0),
};

it("random operations of visitors with drafts and tokens, and of Places, bring nothing of these to Redis", async () => {
  const redis = await startRedis();
  onTestFinished(redis.stop);
  const { log } = createFakeLog();
  const shared = connectShared({ url: redis.url, log, deadlineMs: 10_000 });
  onTestFinished(() => shared.redis.close());
  await expect.poll(() => shared.redis.client.isReady).toBe(true);
  const commands = await watchRedis(redis.url);
  const { fakes } = createOwnerLabelledFakes();
  const deps = { ...fakes.deps, budgets: createBudgets({ ...NO_LIMITS, visitorPointsPerMinute: 1_000_000 }, log, shared.redis) };
  const bff = await startBff({ deps }, (own) => createServer(own, { shared, anyOperation: true }));

  const random = sample(randomOperations(schema, VALUES), { numRuns: OPERATIONS, seed: 23 });
  const operations = [...VISITORS.map(() => OF_OWNERS), ...random];
  const seen = new Set<string>();
  for (let begun = 0; begun < operations.length; begun += AT_ONCE) {
    // Some values expire in between.
    fakes.clock.now += 100_000;
    const answers = operations.slice(begun, begun + AT_ONCE).map(async ({ query, variables }, index) => {
      const { preview, token } = VISITORS[(begun + 3 * index) % VISITORS.length]!;
      const answer = await bff.ask(query, variables, { cookie: cookieOf({ preview, token }), from: "203.0.113.1" });
      const owners = ownersIn(answer);
      for (const owner of owners) seen.add(owner);
      expect(owners.filter((owner) => !["public", "places", preview, token].includes(owner))).toEqual([]);
    });
    await Promise.all(answers);
  }
  // Otherwise there would be nothing to find.
  expect([...seen]).toEqual(expect.arrayContaining(["draft-1", "places", "public", "token-1"]));
  // Budgets did reach it.
  expect(commands.length).toBeGreaterThan(OPERATIONS);
  expect(commands.flatMap(ownersIn)).toEqual([]);
  expect(commands.filter((command) => /draft-\d|token-\d|session-1|typed-text|places at/.test(command))).toEqual([]);
});
