import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";

/** A BFF that responds, accepts connections without a response, or is stopped. */
let server: Server;
let isHanging: boolean;
let url: string;
let silence: typeof import("./bffHealth");
let log: MockInstance<typeof console.error>;

/** Resets the state of the previous test. */
const forgetSilence = () => (globalThis as { keyway?: Map<string, unknown> }).keyway?.delete("silence");

beforeEach(async () => {
  isHanging = false;
  server = createServer((_, response) => {
    if (!isHanging) response.end("ok");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  forgetSilence();
  vi.resetModules();
  silence = await import("./bffHealth");
  log = vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
  forgetSilence();
});

/** Starts a request without a response; resolves when it is given up. */
function wait(): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const over = silence.watchRequest(url, () => {
      over(false);
      resolve(performance.now() - startedAt);
    });
  });
}

describe("an unresponsive BFF", () => {
  it("aborts pending and later requests until it responds again", async () => {
    isHanging = true;
    const waited = await Promise.all([wait(), wait()]);
    for (const ms of waited) {
      expect(ms).toBeGreaterThan(2000);
      expect(ms).toBeLessThan(3000);
    }
    expect(silence.isBffUnresponsive()).toBe(true);
    isHanging = false;
    await vi.waitFor(() => expect(silence.isBffUnresponsive()).toBe(false), { timeout: 5000 });
    expect(log.mock.calls.map(([line]) => (JSON.parse(String(line)) as { message: string }).message)).toEqual([
      "The BFF does not respond. Requests to it fail at once until it does.",
      "The BFF responds again.",
    ]);
  });

  it("counts as responsive if another request is answered meanwhile", async () => {
    isHanging = true;
    const over = silence.watchRequest(url, () => {});
    await new Promise((resolve) => setTimeout(resolve, 1200));
    silence.watchRequest(url, () => {})(true);
    await new Promise((resolve) => setTimeout(resolve, 1600));
    expect(silence.isBffUnresponsive()).toBe(false);
    over(false);
  });
});

describe("a slow request", () => {
  it("is not aborted if the BFF is healthy", async () => {
    const giveUp = vi.fn<() => void>();
    const over = silence.watchRequest(url, giveUp);
    await new Promise((resolve) => setTimeout(resolve, 1300));
    expect([giveUp.mock.calls.length, silence.isBffUnresponsive()]).toEqual([0, false]);
    over(true);
  });

  it("is not aborted if the BFF is stopped: connections are refused at once", async () => {
    server.close();
    const giveUp = vi.fn<() => void>();
    const over = silence.watchRequest(url, giveUp);
    await new Promise((resolve) => setTimeout(resolve, 1300));
    expect([giveUp.mock.calls.length, silence.isBffUnresponsive()]).toEqual([0, false]);
    over(false);
  });
});
