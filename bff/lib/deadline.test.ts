import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createDeadline, endOf, NEVER_ENDS } from "./deadline";

/** A response whose connection can be closed, before or after the response was sent. */
function fakeResponse() {
  const response = Object.assign(new EventEmitter(), { closed: false, writableFinished: false });
  const close = (isAnswered: boolean) => {
    Object.assign(response, { closed: true, writableFinished: isAnswered });
    response.emit("close");
  };
  return { onEnd: endOf(response as unknown as ServerResponse), close };
}

describe("the deadline of a request", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("aborts with a TimeoutError, also for work that belongs to no visitor", () => {
    const signal = createDeadline(NEVER_ENDS, 100);
    vi.advanceTimersByTime(99);
    expect(signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(signal.reason).toMatchObject({ name: "TimeoutError" });
  });

  test("aborts early when the visitor leaves, even before the deadline was created", () => {
    const { onEnd, close } = fakeResponse();
    const before = createDeadline(onEnd, 100);
    close(false);
    expect([before.aborted, createDeadline(onEnd, 100).aborted]).toEqual([true, true]);
    expect(before.reason).toMatchObject({ name: "AbortError" });
    expect(vi.getTimerCount()).toBe(0);
  });

  test("clears its timer once the response is sent", () => {
    const { onEnd, close } = fakeResponse();
    const signal = createDeadline(onEnd, 100);
    close(true);
    expect([signal.aborted, vi.getTimerCount()]).toEqual([false, 0]);
  });

  test("allows many listeners at once", () => {
    const warn = vi.spyOn(process, "emitWarning").mockReturnValue();
    const signal = createDeadline(NEVER_ENDS, 100);
    for (let count = 0; count < 200; count++) signal.addEventListener("abort", () => {});
    expect(warn).not.toHaveBeenCalled();
  });
});
