import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLookup, DEBOUNCE_MS } from "./lookup";
import { createPlacesSession } from "../../bff/placesSession";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A lookup whose answers are given by hand. */
function setUp() {
  const requests: { text: string; signal: AbortSignal; answer(result: string | null): void; fail(): void }[] = [];
  const lookup = createLookup<string>(
    (text, signal) => new Promise((answer, reject) => requests.push({ text, signal, answer, fail: () => reject(new Error("away")) })),
  );
  const heard: (string | null)[] = [];
  return { requests, heard, stop: lookup.stop, look: (text: string) => lookup.look(text, (result) => heard.push(result)) };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

describe("what is being typed", () => {
  it("is asked for once, after a pause", async () => {
    const { requests, heard, look } = setUp();
    for (const text of ["co", "col", "colu"]) {
      look(text);
      vi.advanceTimersByTime(DEBOUNCE_MS - 1);
    }
    expect(requests).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(requests.map(({ text }) => text)).toEqual(["colu"]);
    requests[0]!.answer("Columbus");
    await settle();
    expect(heard).toEqual(["Columbus"]);
  });

  it("aborts the previous request, and ignores its answer", async () => {
    const { requests, heard, look } = setUp();
    look("co");
    vi.advanceTimersByTime(DEBOUNCE_MS);
    look("cl");
    expect(requests[0]!.signal.aborted).toBe(true);
    vi.advanceTimersByTime(DEBOUNCE_MS);
    requests[1]!.answer("Cleveland");
    requests[0]!.answer("Columbus");
    await settle();
    expect(heard).toEqual(["Cleveland"]);
  });

  it("gives null if the request fails, and nothing once it is stopped", async () => {
    const { requests, heard, look, stop } = setUp();
    look("co");
    vi.advanceTimersByTime(DEBOUNCE_MS);
    requests[0]!.fail();
    await settle();
    expect(heard).toEqual([null]);
    look("col");
    vi.advanceTimersByTime(DEBOUNCE_MS);
    stop();
    requests[1]!.answer("Columbus");
    await settle();
    expect(heard).toEqual([null]);
  });
});

it("a session has one token until it ends, as Google takes it", () => {
  const session = createPlacesSession();
  const token = session.current();
  expect(token).toMatch(/^[\w-]{1,36}$/);
  expect(session.current()).toBe(token);
  expect(session.end()).toBe(token);
  expect(session.end()).toBeUndefined();
  expect(session.current()).not.toBe(token);
});
