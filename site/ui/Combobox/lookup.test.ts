import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLookup, DEBOUNCE_MS } from "./lookup";
import { createPlacesSession } from "../../bff/placesSession";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A lookup whose answers are given by hand. */
function setUp() {
  const asked: { text: string; signal: AbortSignal; answer(found: string | null): void; fail(): void }[] = [];
  const lookup = createLookup<string>(
    (text, signal) => new Promise((answer, reject) => asked.push({ text, signal, answer, fail: () => reject(new Error("away")) })),
  );
  const heard: (string | null)[] = [];
  return { asked, heard, stop: lookup.stop, look: (text: string) => lookup.look(text, (found) => heard.push(found)) };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

describe("what is being typed", () => {
  it("is asked for once, after a pause", async () => {
    const { asked, heard, look } = setUp();
    for (const text of ["co", "col", "colu"]) {
      look(text);
      vi.advanceTimersByTime(DEBOUNCE_MS - 1);
    }
    expect(asked).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(asked.map(({ text }) => text)).toEqual(["colu"]);
    asked[0]!.answer("Columbus");
    await settle();
    expect(heard).toEqual(["Columbus"]);
  });

  it("aborts the previous request, and ignores its answer", async () => {
    const { asked, heard, look } = setUp();
    look("co");
    vi.advanceTimersByTime(DEBOUNCE_MS);
    look("cl");
    expect(asked[0]!.signal.aborted).toBe(true);
    vi.advanceTimersByTime(DEBOUNCE_MS);
    asked[1]!.answer("Cleveland");
    asked[0]!.answer("Columbus");
    await settle();
    expect(heard).toEqual(["Cleveland"]);
  });

  it("gives null if the request fails, and nothing once it is stopped", async () => {
    const { asked, heard, look, stop } = setUp();
    look("co");
    vi.advanceTimersByTime(DEBOUNCE_MS);
    asked[0]!.fail();
    await settle();
    expect(heard).toEqual([null]);
    look("col");
    vi.advanceTimersByTime(DEBOUNCE_MS);
    stop();
    asked[1]!.answer("Columbus");
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
