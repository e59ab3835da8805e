import { expect, test } from "vitest";
import { toLines } from "../tests/support/fakeKiosks";
import { createFakes, kiosk, pageDocument, startBff } from "../tests/support/fakes";
import type { Cache } from "./lib/cache";

/**
 * Data of one visitor never reaches another: in any order, and concurrently, a public visitor reads nothing of a draft or of an answer
 * behind a token, their owner reads nothing cached, and neither the shared caches nor Redis contain any of it.
 */

const QUERY = `{
  page(path: "/", lang: "en-us") { ... on HomepageDocument { data { meta_title } } }
  appBar(lang: "en-us") { data { brand } }
  kiosk(id: "1") { name }
  kiosksInArea(bounds: {minLat: 39, maxLat: 40, minLng: -90, maxLng: -89}) { nodes { kiosk { name } } }
  keyDesigns(groups: ["WILD"]) { name }
  keyDesignsInArea(bounds: {minLat: 39, maxLat: 40, minLng: -90, maxLng: -89}) { designs { name } }
}`;

type Who = { preview?: string; token?: string };
const VISITORS: Who[] = [
  {},
  {},
  {},
  { preview: "draft-1" },
  { preview: "draft-2" },
  { token: "token-1" },
  { token: "token-2" },
  { preview: "draft-1", token: "token-1" },
];
const cookieOf = ({ preview, token }: Who) =>
  [preview && `io.prismic.preview=${preview}`, token && `token=${token}`].filter(Boolean).join("; ");
/** Returns all texts in an answer that name their owner. */
const ownersIn = (value: unknown) => JSON.stringify(value).match(/(?:draft|token|public)-?\d*(?= at \d)/g) ?? [];

/** Creates a reproducible random function. */
function createChance(seed: number) {
  return (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
}

/** Upstreams that write the owner and the number of the call into everything. */
async function startSpeaking() {
  const fakes = createFakes({ isShared: true });
  const { content, kiosks } = fakes.deps.sources;
  const counter = { asked: 0 };
  const say = (owner: string) => `${owner} at ${++counter.asked}`;
  const documents = (ref: { ref: string; isDraft: boolean }) => {
    const said = say(ref.isDraft ? ref.ref : "public");
    return [
      pageDocument({ id: "h", type: "homepage", data: { meta_title: said, slices: [] } }),
      pageDocument({ id: "b", type: "app_bar", uid: null, data: { brand: said } }),
    ];
  };
  content.all = async (_fields, ref) => ({ documents: documents(ref), areWhole: false });
  content.byIds = async (ids, ref) =>
    new Map(
      documents(ref)
        .filter(({ id }) => ids.includes(id))
        .map((one) => [one.id, one]),
    );
  const design = (said: string) => ({ designId: said, designGroup: "WILD", name: said, image: null, sku: null, skuId: 1 });
  const owner = (call?: { token?: string }) => say(call?.token ?? "public");
  kiosks.byIds = async (_ids, call) => new Map([["1", { ...kiosk("1"), name: owner(call) }]]);
  // Public, and contains no owner.
  kiosks.network = async (_etag, onChunk) => {
    await onChunk(toLines([kiosk("1")]));
    return { etag: null };
  };
  kiosks.inBounds = async (_bounds, _limit, call) => [{ ...kiosk("1"), name: owner(call) }];
  kiosks.keyDesigns = async (_query, call) => [design(owner(call))];
  kiosks.stockIn = async (_bounds, call) => [{ code: "WILD", designs: [design(owner(call))], skuIds: [1] }];
  return { fakes, counter };
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
  const { fakes, counter } = await startSpeaking();
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
    const before = counter.asked;
    const visitors = Array.from({ length: 1 + chance(6) }, () => VISITORS[chance(VISITORS.length)]!);
    const answers = await Promise.all(visitors.map((who) => bff.ask(QUERY, {}, { cookie: cookieOf(who) })));
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
  const { kept } = fakes.sharedValues!;
  expect(kept.size).toBeGreaterThan(2);
  expect(new Set([...kept].flatMap(ownersIn))).toEqual(new Set(["public"]));
});
