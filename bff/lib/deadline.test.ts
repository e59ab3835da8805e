import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createDeadline, endOf, NEVER_ENDS } from "./deadline";

/** A response whose connection can be closed, after its answer went out or before. */
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

  test("passes with a TimeoutError, also where no visitor can leave", () => {
    const signal = createDeadline(NEVER_ENDS, 100);
    vi.advanceTimersByTime(99);
    expect(signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(signal.reason).toMatchObject({ name: "TimeoutError" });
  });

  test("comes early where the visitor leaves, also one who left before it was made", () => {
    const { onEnd, close } = fakeResponse();
    const before = createDeadline(onEnd, 100);
    close(false);
    expect([before.aborted, createDeadline(onEnd, 100).aborted]).toEqual([true, true]);
    expect(before.reason).toMatchObject({ name: "AbortError" });
    expect(vi.getTimerCount()).toBe(0);
  });

  test("is over, and holds nothing, once the answer is out", () => {
    const { onEnd, close } = fakeResponse();
    const signal = createDeadline(onEnd, 100);
    close(true);
    expect([signal.aborted, vi.getTimerCount()]).toEqual([false, 0]);
  });

  test("lets many wait at once", () => {
    const warn = vi.spyOn(process, "emitWarning").mockReturnValue();
    const signal = createDeadline(NEVER_ENDS, 100);
    for (let count = 0; count < 200; count++) signal.addEventListener("abort", () => {});
    expect(warn).not.toHaveBeenCalled();
  });
});
