import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFakes, failureOf, kiosk } from "../tests/support/fakes";
import { keepWarm } from "./keepWarm";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval"] }));
afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;

/** What has been asked is answered without waiting for anything. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

/** A BFF that keeps itself warm; `pass` lets minutes pass, as its cache and its timer see them. */
function start() {
  const fakes = createFakes();
  fakes.kiosks.all = [kiosk("1")];
  const pass = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute++) {
      await settle();
      fakes.clock.now += MINUTE;
      vi.advanceTimersByTime(MINUTE);
      await settle();
    }
  };
  const networks = () => fakes.calls.filter((call) => call.startsWith("kiosks."));
  return { fakes, pass, networks };
}

test("the content's root and index are there before anybody asks", async () => {
  const { fakes } = start();
  keepWarm(fakes.deps);
  await settle();
  expect(fakes.calls.filter((call) => call.startsWith("content."))).toEqual(["content.renewRoot", "content.all at M1"]);
  expect((await fakes.deps.published.read()).value.index).toBeDefined();
});

test("content that cannot be had is said in the log, and asked for by the next request", async () => {
  const { fakes } = start();
  fakes.content.failure = failureOf("content");
  keepWarm(fakes.deps);
  await settle();
  expect(fakes.log).toMatchObject([{ level: "warn", details: { source: "content" }, message: expect.stringContaining("next request") }]);
});

test("the network is there before anybody asks, and loaded anew every five minutes", async () => {
  const { fakes, pass, networks } = start();
  keepWarm(fakes.deps);
  await pass(4);
  expect(networks()).toEqual(["kiosks.network"]);
  await pass(2);
  expect(networks()).toEqual(["kiosks.network", "kiosks.network again"]);
  await pass(5);
  expect(networks()).toHaveLength(3);
});

test("one that cannot be had is tried again in a minute, and the log says so", async () => {
  const { fakes, pass, networks } = start();
  fakes.kiosks.failure = failureOf("kiosks");
  keepWarm(fakes.deps);
  await pass(2);
  expect(networks()).toHaveLength(3);
  expect(fakes.log[0]).toMatchObject({ level: "warn", details: { source: "kiosks" }, message: expect.stringContaining("tried again") });
  fakes.kiosks.failure = undefined;
  await pass(3);
  expect(networks()).toHaveLength(4);
});
