import { EventEmitter } from "node:events";
import { expect, it, vi } from "vitest";
import { keepAlive } from "./keepAlive";

it("a client that does not answer a ping is cut at the next", () => {
  vi.useFakeTimers();
  const create = () => Object.assign(new EventEmitter(), { ping: vi.fn<() => void>(), terminate: vi.fn<() => void>() });
  const [lively, silent] = [create(), create()];
  const stop = keepAlive({ clients: new Set([lively, silent]) as never }, 1000);
  for (let times = 0; times < 5; times++) {
    vi.advanceTimersByTime(1000);
    lively.emit("pong");
  }
  expect([lively.ping.mock.calls.length, lively.terminate.mock.calls.length]).toEqual([5, 0]);
  expect(silent.terminate).toHaveBeenCalled();
  expect(lively.listenerCount("pong")).toBe(0);
  stop();
  vi.advanceTimersByTime(5000);
  expect(lively.ping).toHaveBeenCalledTimes(5);
});
