import { hash } from "node:crypto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NO_BUS } from "#shared/redis/bus.ts";
import type { ReleaseTexts } from "#shared/redis/releaseTexts.ts";
import { createOperations, type OperationsByHash } from "./operations";
import { shareOperations } from "./shareOperations";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const byHash = (...texts: string[]): OperationsByHash =>
  Object.fromEntries(texts.map((text) => [hash("sha256", text), { name: "Page", text }]));

/** What processes share; `isAway` is whether Redis cannot be reached. */
function createFakeTexts() {
  const stored = new Map<string, string>();
  const fake: ReleaseTexts & { stored: typeof stored; isAway: boolean } = {
    stored,
    isAway: false,
    keep: async (release, text) => !fake.isAway && !!stored.set(release, text),
    findOthers: async (excluded) => (fake.isAway ? undefined : new Map([...stored].filter(([release]) => !excluded.has(release)))),
  };
  return fake;
}

/** A bus on which every process hears the others at once. */
function createFakeBus() {
  const listeners: (() => void)[] = [];
  return {
    tell: () => listeners.forEach((listener) => listener()),
    onMessage: (_: string, listener: () => void) => void listeners.push(listener),
  };
}

const log = { info: vi.fn<() => void>(), warn: vi.fn<() => void>(), error: vi.fn<() => void>() };

async function start(texts: ReleaseTexts, own: OperationsByHash, bus = NO_BUS) {
  const operations = createOperations(own);
  const starting = shareOperations({ operations, own, texts, bus, log });
  await vi.advanceTimersByTimeAsync(2_000);
  await starting;
  return operations;
}

it("an old process learns what a newer release's site sends, and the newer one what the old site sends", async () => {
  const [texts, bus] = [createFakeTexts(), createFakeBus()];
  const old = await start(texts, byHash("{ old }"), bus);
  expect(old.has("{ new }")).toBe(false);
  const newer = await start(texts, byHash("{ new }"), bus);
  for (const operations of [old, newer]) {
    expect([operations.has("{ old }"), operations.has("{ new }"), operations.has("{ other }")]).toEqual([true, true, false]);
    expect(operations.textOf(hash("sha256", "{ old }"))).toBe("{ old }");
  }
});

it("without a message, within a minute", async () => {
  const texts = createFakeTexts();
  const old = await start(texts, byHash("{ old }"));
  await start(texts, byHash("{ new }"));
  expect(old.has("{ new }")).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(old.has("{ new }")).toBe(true);
});

it("starts without Redis after a second, and shares once it is there", async () => {
  const texts = createFakeTexts();
  texts.isAway = true;
  await start(texts, byHash("{ old }"));
  expect(texts.stored.size).toBe(0);
  texts.isAway = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(texts.stored.size).toBe(1);
});

it.each([
  ["nonsense", "{ nonsense"],
  ["another form", '{"a":{"text":1}}'],
  ["an operation under another's hash", JSON.stringify({ [hash("sha256", "{ old }")]: { name: "Page", text: "{ stolen }" } })],
])("executes nothing of %s", async (_, text) => {
  const texts = createFakeTexts();
  texts.stored.set("other", text);
  const operations = await start(texts, byHash("{ old }"));
  expect([operations.has("{ stolen }"), operations.textOf(hash("sha256", "{ old }"))]).toEqual([false, "{ old }"]);
});
