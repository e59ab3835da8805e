import { expect, test } from "vitest";
import { createBreaker } from "./breaker";
import { SourceError, type UpstreamErrorCode } from "./errors";

const failure = (code: UpstreamErrorCode, status?: number) => new SourceError("down", { source: "kiosks", code, status });
const unreachable = failure("UPSTREAM_UNREACHABLE");

function createTestBreaker() {
  const clock = { now: 5_000_000 };
  const breaker = createBreaker({ now: () => clock.now });
  /** Makes calls that fail, one after the other. */
  const fail = async (times: number, error: Error = unreachable, circuit = "kiosks") => {
    for (let time = 0; time < times; time++) await breaker.watch(circuit, () => Promise.reject(error)).catch(() => {});
  };
  const succeed = () => breaker.watch("kiosks", async () => "answer");
  return { breaker, clock, fail, succeed, refusal: (circuit = "kiosks") => breaker.refusalOf(circuit) };
}

test.each([
  ["no connection", unreachable],
  ["timeouts", failure("UPSTREAM_TIMEOUT")],
  ["statuses of 5xx", failure("UPSTREAM_STATUS", 503)],
])("five times in a row %s: calls are refused with the last failure for two seconds", async (_, error) => {
  const { clock, fail, refusal } = createTestBreaker();
  await fail(4, error);
  expect(refusal()).toBeUndefined();
  await fail(1, error);
  expect(refusal()).toBe(error);
  clock.now += 1999;
  expect(refusal()).toBe(error);
});

test("after that, one call is let through; the others are refused until it has succeeded", async () => {
  const { clock, fail, succeed, refusal } = createTestBreaker();
  await fail(5);
  clock.now += 2000;
  expect([refusal(), refusal(), refusal()]).toEqual([undefined, unreachable, unreachable]);
  await succeed();
  expect([refusal(), refusal()]).toEqual([undefined, undefined]);
});

test("a call that is let through and fails keeps the circuit open for two seconds more", async () => {
  const { clock, fail, refusal } = createTestBreaker();
  await fail(5);
  clock.now += 2000;
  expect(refusal()).toBeUndefined();
  clock.now += 1500;
  await fail(1);
  clock.now += 1999;
  expect(refusal()).toBe(unreachable);
  clock.now += 1;
  expect(refusal()).toBeUndefined();
});

test("after a call that was aborted because its visitor left, the next call is let through", async () => {
  const { clock, fail, refusal } = createTestBreaker();
  await fail(5);
  clock.now += 2000;
  expect(refusal()).toBeUndefined();
  await fail(1, new DOMException("gone", "AbortError"));
  expect(refusal()).toBe(unreachable);
  clock.now += 2000;
  expect(refusal()).toBeUndefined();
});

test.each([
  ["a success", null],
  ["a status of 4xx", failure("UPSTREAM_STATUS", 404)],
  ["a response that does not fit its schema", failure("UPSTREAM_BAD_PAYLOAD")],
])("%s resets the count of failures", async (_, error) => {
  const { fail, succeed, refusal } = createTestBreaker();
  await fail(4);
  await (error ? fail(1, error) : succeed());
  await fail(4);
  expect(refusal()).toBeUndefined();
});

test.each([
  ["a visitor who leaves", new DOMException("gone", "AbortError")],
  ["our own queue", failure("UPSTREAM_BUSY")],
])("%s neither counts as a failure nor resets the count", async (_, error) => {
  const { fail, refusal } = createTestBreaker();
  await fail(4);
  await fail(20, error);
  expect(refusal()).toBeUndefined();
  await fail(1);
  expect(refusal()).toBe(unreachable);
});

test("calls under way at the same time that fail count once", async () => {
  const { breaker, fail, refusal } = createTestBreaker();
  await Promise.allSettled(Array.from({ length: 24 }, () => breaker.watch("kiosks", () => Promise.reject(unreachable))));
  await fail(3);
  expect(refusal()).toBeUndefined();
  await fail(1);
  expect(refusal()).toBe(unreachable);
});

test("circuits are independent of each other", async () => {
  const { fail, refusal } = createTestBreaker();
  await fail(5, unreachable, "stock");
  expect([refusal("stock"), refusal("kiosks")]).toEqual([unreachable, undefined]);
});
