import { describe, expect, test, vi } from "vitest";
import { createFakes, failureOf, pageDocument, startBff } from "#tests/support/fakes.ts";
import type { Cached } from "../../lib/cache";
import type { ContentRoot } from "../../sources/prismic/root";
import { readIndex } from "./readIndex";

const QUERY = '{ contentVersion page(path: "/key/", language: EN_US) { ... on PageDocument { id } } }';

/** Fakes with one page, whose repository can delay the index. */
function createRepository() {
  const fakes = createFakes();
  fakes.content.documents = [pageDocument({ id: "key" })];
  const publish = (ref: string, ...ids: string[]) => {
    fakes.content.ref = ref;
    fakes.content.documents = ids.map((id) => pageDocument({ id }));
  };
  let open = () => {};
  const holdBack = () => {
    fakes.content.gate = new Promise<void>((resolve) => (open = resolve));
  };
  return { ...fakes, publish, holdBack, letGo: () => open() };
}

test("a publish delays no request: until its index is loaded, answers are made entirely of the previous state", async () => {
  const { deps, publish, holdBack, letGo, calls } = createRepository();
  const { ask } = await startBff({ deps });
  const old = { data: { contentVersion: "M1", page: { id: "key" } } };
  expect(await ask(QUERY)).toEqual(old);
  publish("M2", "other");
  holdBack();
  expect(await ask(QUERY)).toEqual(old);
  // The first request waits for a moment; later ones do not.
  expect(await Promise.all([ask(QUERY), ask(QUERY)])).toEqual([old, old]);
  expect(calls.filter((call) => call === "content.all at M2")).toHaveLength(1);
  letGo();
  await vi.waitFor(async () => expect(await ask(QUERY)).toEqual({ data: { contentVersion: "M2", page: null } }));
});

test("a publish that loads at once shows in the next answer", async () => {
  const { deps, publish } = createRepository();
  const { ask } = await startBff({ deps });
  await ask(QUERY);
  publish("M2");
  expect(await ask(QUERY)).toEqual({ data: { contentVersion: "M2", page: null } });
});

test("renew() resolves once requests read the new state", async () => {
  const {
    deps: { published },
    publish,
    holdBack,
    letGo,
  } = createRepository();
  await published.renew();
  publish("M2", "key", "other");
  holdBack();
  let isDone = false;
  const renewed = published.renew().then(() => (isDone = true));
  const { value } = await published.read();
  expect([value.root.masterRef, isDone]).toEqual(["M1", false]);
  letGo();
  await renewed;
  const { value: next } = await published.read();
  expect([next.root.masterRef, next.index!.pages().length]).toEqual(["M2", 2]);
});

test("a state that fails to load is logged, and the previous one is shown until it loads", async () => {
  const {
    deps,
    deps: { published },
    content,
    publish,
    clock,
  } = createRepository();
  await published.renew();
  publish("M2");
  vi.spyOn(deps.sources.content, "all").mockRejectedValueOnce(failureOf("content"));
  const { value, stale } = await published.read();
  expect([value.root.masterRef, stale]).toEqual(["M1", true]);
  clock.now += 5000;
  await vi.waitFor(async () => expect((await published.read()).value.root.masterRef).toBe(content.ref));
});

test("a response of the repository that a later one has overtaken changes nothing", async () => {
  const {
    deps,
    deps: { published },
    publish,
  } = createRepository();
  await published.renew();
  let answerLate: (read: Cached<ContentRoot>) => void = () => {};
  vi.spyOn(deps.sources.content, "root").mockReturnValueOnce(new Promise((resolve) => (answerLate = resolve)));
  const overtaken = published.read();
  publish("M2");
  await published.renew();
  answerLate({ value: { masterRef: "M1", languages: [], experiments: [] }, stale: false });
  expect((await overtaken).value.root.masterRef).toBe("M2");
  expect((await published.read()).value.root).toMatchObject({ masterRef: "M2" });
});

test("the version is undefined unless the state was compared with the repository lately, and changes with each state", async () => {
  const {
    deps: { published },
    content,
    publish,
    clock,
  } = createRepository();
  expect(published.version()).toBeUndefined();
  await published.firstIndex((await published.read()).value.root);
  const first = published.version();
  expect(first).toBeDefined();
  clock.now += 1001;
  expect(published.version()).toBeUndefined();
  await vi.waitFor(() => expect(published.version()).toBe(first));
  publish("M2");
  await published.read();
  const second = published.version();
  expect(second).not.toBe(first);
  content.experiments = [{ id: "e", googleId: "g", name: "n", variations: [] }];
  await published.read();
  expect(published.version()).not.toBe(second);
});

test("the first index belongs to the root it was loaded for", async () => {
  const {
    deps: { published },
  } = createRepository();
  const { root, index } = (await published.read()).value;
  expect(index).toBeUndefined();
  expect((await published.firstIndex(root)).value.byId("key")?.path).toBe("/key/");
  expect((await published.read()).value.index).toBeDefined();
});

test("documents of a small repository come with the index, after a publish too, without calls of their own", async () => {
  const { deps, content, publish, calls } = createRepository();
  content.areFew = true;
  const { ask } = await startBff({ deps });
  const title = '{ page(path: "/key/", language: EN_US) { ... on PageDocument { id data { meta_title } } } }';
  expect(await ask(title)).toEqual({ data: { page: { id: "key", data: { meta_title: null } } } });
  publish("M2");
  content.documents = [pageDocument({ id: "key", data: { meta_title: "New" } })];
  expect(await ask(title)).toEqual({ data: { page: { id: "key", data: { meta_title: "New" } } } });
  expect(calls.filter((call) => call.startsWith("content.byIds"))).toEqual([]);
});

test("has a structure once it is read, which a publish of content alone does not change", async () => {
  const {
    deps: { published },
    content,
    publish,
  } = createRepository();
  expect(published.structure()).toBeUndefined();
  await published.renew();
  const first = published.structure();
  content.ref = "M2";
  content.documents = [pageDocument({ id: "key", data: { meta_title: "Other" } } as never)];
  await published.renew();
  expect([(await published.read()).value.root.masterRef, published.structure()]).toEqual(["M2", first]);
  publish("M3", "key", "other");
  await published.renew();
  expect(published.structure()).not.toBe(first);
});

describe("a publish of a repository with a thousand documents", () => {
  const ids = Array.from({ length: 1100 }, (_, nth) => `d${nth}`);
  const pageOf = (id: string) => `${id}: page(path: "/${id}/", language: EN_US) { ... on PageDocument { id } }`;

  /** A BFF whose visitors have read the first 240 documents, and which has then noticed a publish. */
  async function startAfterPublish() {
    const repository = createRepository();
    const { deps, publish, calls } = repository;
    publish("M1", ...ids);
    const { ask } = await startBff({ deps });
    const read = (from: number, to: number) => ask(`{ ${ids.slice(from, to).map(pageOf).join(" ")} }`);
    const readAll = () => Promise.all(Array.from({ length: 12 }, (_, nth) => read(nth * 20, nth * 20 + 20)));
    const before = await readAll();
    calls.length = 0;
    const documentCalls = () => calls.filter((call) => call.startsWith("content.byIds"));
    return { ...repository, read, readAll, before, documentCalls };
  }

  test("reads what visitors have read a hundred a call, and then makes none of them wait for it", async () => {
    const { deps, publish, readAll, before, documentCalls } = await startAfterPublish();
    publish("M2", ...ids.slice(1));
    await deps.published.renew();
    expect(documentCalls().map((call) => call.split(",").length)).toEqual([100, 100, 39]);
    const after = await readAll();
    expect(after[0]!.data).toEqual({ ...before[0]!.data, d0: null });
    expect(after.slice(1)).toEqual(before.slice(1));
    expect(documentCalls()).toHaveLength(3);
  });

  test("leaves the previous documents to visitors until all of the new ones are there", async () => {
    const { deps, publish, readAll, before, documentCalls } = await startAfterPublish();
    publish("M2", ...ids);
    const source = deps.sources.content;
    const { byIds } = source;
    let begun = 0;
    let letGo = () => {};
    const last = new Promise<void>((resolve) => (letGo = resolve));
    vi.spyOn(source, "byIds").mockImplementation(async (...parameters) => {
      begun++;
      if (begun === 3) await last;
      return byIds(...parameters);
    });
    const renewed = deps.published.renew();
    await vi.waitFor(() => expect(documentCalls()).toHaveLength(2));
    expect(await readAll()).toEqual(before);
    expect(documentCalls().filter((call) => call.endsWith("at M1"))).toEqual([]);
    letGo();
    await renewed;
  });

  test("reads the other documents together when they are shown", async () => {
    const { deps, publish, read, calls, documentCalls } = await startAfterPublish();
    publish("M2", ...ids);
    await deps.published.renew();
    calls.length = 0;
    await read(1000, 1020);
    await read(1001, 1020);
    expect(documentCalls().map((call) => call.split(",").length)).toEqual([20]);
  });

  test("changes over without documents that cannot be read, which are read when they are shown", async () => {
    const { deps, publish, readAll, before, log } = await startAfterPublish();
    publish("M2", ...ids);
    vi.spyOn(deps.sources.content, "byIds").mockRejectedValueOnce(failureOf("content"));
    await deps.published.renew();
    expect(log.map(({ message }) => message)).toEqual(["some documents are read only when they are shown"]);
    expect(await readAll()).toEqual(before);
  });

  test("an index that is renewed at the same ref reads no documents that are fresh at this ref", async () => {
    const { deps, clock, read, calls, documentCalls } = await startAfterPublish();
    // The index and the first 240 documents expire, and twenty others do not.
    clock.now += 1_800_000;
    await read(240, 260);
    clock.now += 1_800_000;
    calls.length = 0;
    const { sources, caches, log } = deps;
    const at = { ref: "M1", isDraft: false, scope: "" };
    await readIndex({ source: sources.content, caches: { index: caches.shared, content: caches.content }, log }, at);
    await vi.waitFor(() => expect(documentCalls().map((call) => call.split(",").length)).toEqual([100, 100, 40]));
  });
});
