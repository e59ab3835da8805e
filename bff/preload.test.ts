import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SOURCE_LIFETIMES } from "#shared/config/lifetimes.ts";
import { createFakes, failureOf, type Fakes, kiosk } from "#tests/support/fakes.ts";
import { preload } from "./preload";
import { createReadiness } from "./observe/readiness";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval"] }));
afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;

/** Waits until pending work has finished. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

/** A BFF that preloads its shared data; `pass` advances minutes on the clock of its cache and its timers. */
function start(prepare: (fakes: Fakes) => void = () => {}) {
  const fakes = createFakes();
  fakes.kiosks.all = [kiosk("1")];
  prepare(fakes);
  const readiness = createReadiness();
  preload(fakes.deps, readiness);
  const pass = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute++) {
      await settle();
      fakes.clock.now += MINUTE;
      vi.advanceTimersByTime(MINUTE);
      await settle();
    }
  };
  const callsOf = (source: string) => fakes.calls.filter((call) => call.startsWith(source));
  return { fakes, readiness, pass, callsOf };
}

test("the network is loaded before the first request, and again after its lifetime", async () => {
  const { pass, callsOf } = start();
  const lifetime = SOURCE_LIFETIMES.network.ttlMs / MINUTE;
  await pass(lifetime - 1);
  expect(callsOf("kiosks")).toEqual(["kiosks.network"]);
  await pass(2);
  expect(callsOf("kiosks")).toEqual(["kiosks.network", "kiosks.network again"]);
  await pass(lifetime);
  expect(callsOf("kiosks")).toHaveLength(3);
});

test("the content's index is loaded before the first request, and again after a publish", async () => {
  const { fakes, pass, callsOf } = start();
  await pass(3);
  expect(callsOf("content.all")).toEqual(["content.all at M1"]);
  fakes.content.ref = "M2";
  await pass(1);
  expect(callsOf("content.all")).toEqual(["content.all at M1", "content.all at M2"]);
});

test.each([
  ["kiosks", "the network could not be loaded"],
  ["content", "the content's index could not be loaded"],
] as const)("%s that fails to load is retried in a minute, and logged", async (source, message) => {
  const { fakes, pass, callsOf } = start((faulty) => void (faulty[source].failure = failureOf(source)));
  await pass(2);
  expect(callsOf(source)).toHaveLength(3);
  expect(fakes.log[0]).toMatchObject({ level: "warn", details: { source }, message: expect.stringContaining(message) });
  fakes[source].failure = undefined;
  await pass(1);
  const asked = fakes.log.length;
  await pass(2);
  expect(fakes.log).toHaveLength(asked);
});

test("the server is ready once each source has loaded or failed", async () => {
  let open = () => {};
  const { readiness } = start(({ kiosks, content }) => {
    kiosks.gate = new Promise((resolve) => (open = resolve));
    content.failure = failureOf("content");
  });
  await vi.waitFor(() => expect(readiness.report().sources.content).toBe("failed"));
  expect(readiness.report()).toEqual({ ready: false, sources: { content: "failed", kiosks: "pending" } });
  open();
  await vi.waitFor(() => expect(readiness.report()).toEqual({ ready: true, sources: { content: "failed", kiosks: "loaded" } }));
});
