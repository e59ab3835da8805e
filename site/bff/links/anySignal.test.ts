import { expect, it, vi } from "vitest";
import { anySignal } from "./anySignal";

it("aborts with the first of its signals, and its reason", () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const any = anySignal([one.signal, other.signal]);
  const aborted = vi.fn<() => void>();
  any.addEventListener("abort", aborted);
  expect(any.aborted).toBe(false);
  other.abort(new Error("left"));
  one.abort(new Error("late"));
  expect([any.aborted, (any.reason as Error).message]).toEqual([true, "left"]);
  expect(aborted).toHaveBeenCalledTimes(1);
});

it("is aborted from the start if one of its signals is", () => {
  expect(anySignal([new AbortController().signal, AbortSignal.abort("over")])).toMatchObject({ aborted: true, reason: "over" });
});
