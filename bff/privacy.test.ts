import { expect, test } from "vitest";
import { startBff } from "#tests/support/fakes.ts";
import { cookieOf, createOwnerLabelledFakes, ownersIn, VISITORS } from "#tests/support/ownerLabelledFakes.ts";
import type { Cache } from "./lib/cache";

/**
 * Data of one visitor never reaches another: in any order, and concurrently, a public visitor reads nothing of a draft or of an answer
 * behind a token, their owner reads nothing cached, and neither the shared caches nor Redis contain any of it.
 */

const QUERY = `{
  page(path: "/", language: EN_US) { ... on HomepageDocument { data { meta_title } } }
  appBar(language: EN_US) { data { brand } }
  kiosk(id: "1") { name }
  kiosksInArea(bounds: {minLat: 39, maxLat: 40, minLng: -90, maxLng: -89}) { nodes { kiosk { name } } }
  keyDesigns(groups: ["WILD"]) { name }
  keyDesignsInArea(bounds: {minLat: 39, maxLat: 40, minLng: -90, maxLng: -89}) { designs { name } }
}`;

/** Creates a reproducible random function. */
function createChance(seed: number) {
  return (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
}

/** Returns a cache that records everything passed through it. */
function watched(cache: Cache): { cache: Cache; passed: unknown[] } {
  const passed: unknown[] = [];
  const note = <T>(value: T): T => (passed.push(value), value);
  return {
    passed,
    cache: {
      ...cache,
      read: async (key, policy, load, signal) => note(await cache.read(key, policy, async (...args) => note(await load(...args)), signal)),
      readMany: async (kind, ids, policy, load, signal) =>
        note(await cache.readMany(kind, ids, policy, async (...args) => note(await load(...args)), signal)),
    },
  };
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])("no draft and no answer behind a token reaches another visitor (run %i)", async (seed) => {
  const chance = createChance(seed);
  const { fakes, counter } = createOwnerLabelledFakes();
  const own = fakes.deps.caches;
  const watchedCaches = {
    shared: watched(own.shared),
    content: watched(own.content),
    backend: watched(own.backend),
    queries: watched(own.queries),
  };
  const [shared, content] = [watchedCaches.shared.cache, watchedCaches.content.cache];
  const caches = { ...own, shared, content, backend: watchedCaches.backend.cache, queries: watchedCaches.queries.cache };
  const bff = await startBff({ deps: { ...fakes.deps, caches } });

  for (let round = 0; round < 10; round++) {
    // Some values expire in between, and all requests of a round are concurrent.
    fakes.clock.now += chance(2) * 400_000;
    const before = counter.calls;
    const visitors = Array.from({ length: 1 + chance(6) }, () => VISITORS[chance(VISITORS.length)]!);
    const answers = await Promise.all(visitors.map((visitor) => bff.ask(QUERY, {}, { cookie: cookieOf(visitor) })));
    for (const [index, { preview, token }] of visitors.entries()) {
      const { data, errors } = answers[index] as { data: Record<string, unknown>; errors?: unknown };
      expect(errors).toBeUndefined();
      const { page, appBar, ...backend } = data;
      expect(new Set(ownersIn([page, appBar]))).toEqual(new Set([preview ?? "public"]));
      expect(new Set(ownersIn(backend))).toEqual(new Set([token ?? "public"]));
      const times = [...(preview ? [page, appBar] : []), ...(token ? Object.values(backend) : [])].flatMap((part) =>
        JSON.stringify(part)
          .match(/(?<= at )\d+/g)!
          .map(Number),
      );
      for (const time of times) expect(time).toBeGreaterThan(before);
    }
  }
  const passed = Object.values(watchedCaches).flatMap((one) => one.passed);
  expect(passed.length).toBeGreaterThan(10);
  expect(passed.flatMap(ownersIn).filter((owner) => owner !== "public")).toEqual([]);
});
