import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { freePort } from "#scripts/lib/freePort.ts";
import type { Versions } from "#shared/responseCache/versions.ts";
import { createVersionWatch } from "./versions";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const ask = vi.fn<() => Promise<Versions>>().mockResolvedValue({ content: "M1" });
  return { ask, watch: createVersionWatch(ask) };
}

describe("the current versions", () => {
  it("are fetched for the first visitor, and polled while visitors come", async () => {
    const { ask, watch } = start();
    await watch.visit();
    expect(watch.of("content")).toBe("M1");
    ask.mockResolvedValue({ content: "M2" });
    await vi.advanceTimersByTimeAsync(500);
    expect([watch.of("content"), watch.visit()]).toEqual(["M2", undefined]);
    await vi.advanceTimersByTimeAsync(120_000);
    const callCount = ask.mock.calls.length;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(ask).toHaveBeenCalledTimes(callCount);
    await watch.visit();
    expect(ask).toHaveBeenCalledTimes(callCount + 1);
  });

  it("stay as they were if the BFF fails or omits one", async () => {
    const { ask, watch } = start();
    await watch.visit();
    ask.mockRejectedValueOnce(new Error("away")).mockResolvedValue({ network: "1" });
    await watch.renew();
    expect(watch.of("content")).toBe("M1");
    await watch.renew();
    expect([watch.of("content"), watch.of("network")]).toEqual(["M1", "1"]);
  });

  it("delay the first visitor for a moment only", async () => {
    const { ask, watch } = start();
    ask.mockReturnValue(new Promise(() => {}));
    const waiting = vi.fn<() => void>();
    void watch.visit()!.then(waiting);
    await vi.advanceTimersByTimeAsync(249);
    expect(waiting).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(waiting).toHaveBeenCalled();
    expect(watch.visit()).toBeUndefined();
  });

  it("are fetched again after a publish, not taken from a request that started before it", async () => {
    const { ask, watch } = start();
    let answer: (versions: Versions) => void = () => {};
    ask.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const before = watch.visit();
    const after = watch.renew();
    ask.mockResolvedValue({ content: "M2" });
    answer({ content: "M1" });
    await Promise.all([before, after]);
    expect(watch.of("content")).toBe("M2");
  });
});

it("finds out that the BFF is gone, and changes to another", async () => {
  vi.useRealTimers();
  const server = createServer((_, response) => response.end(JSON.stringify({ content: "M1" })));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void (server.closeAllConnections(), server.close()));
  const there = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stoppedUrl = `http://127.0.0.1:${await freePort()}`;
  vi.stubEnv("BFF_URL", `${stoppedUrl},${there}`);
  vi.spyOn(Math, "random").mockReturnValue(0);
  (globalThis as { keyway?: Map<string, unknown> }).keyway?.delete("BFF");
  vi.resetModules();
  const { bffAddress } = await import("./bffAddress");
  const { currentVersions } = await import("./versions");
  expect(bffAddress()).toBe(stoppedUrl);
  await currentVersions().renew();
  expect(bffAddress()).toBe(there);
  await currentVersions().renew();
  expect(currentVersions().of("content")).toBe("M1");
});
