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
  return { fakes, pass };
}

test("the network is there before anybody asks, and loaded anew every five minutes", async () => {
  const { fakes, pass } = start();
  keepWarm(fakes.deps);
  await pass(4);
  expect(fakes.calls).toEqual(["kiosks.network"]);
  await pass(2);
  expect(fakes.calls).toEqual(["kiosks.network", "kiosks.network again"]);
  await pass(5);
  expect(fakes.calls).toHaveLength(3);
});

test("one that cannot be had is tried again in a minute, and the log says so", async () => {
  const { fakes, pass } = start();
  fakes.kiosks.failure = failureOf("kiosks");
  keepWarm(fakes.deps);
  await pass(2);
  expect(fakes.calls).toHaveLength(3);
  expect(fakes.log[0]).toMatchObject({ level: "warn", details: { source: "kiosks" }, message: expect.stringContaining("tried again") });
  fakes.kiosks.failure = undefined;
  await pass(3);
  expect(fakes.calls).toHaveLength(4);
});
