import { expect, it } from "vitest";
import { createRateLimit } from "./rateLimit";

it("lets each asker ask so often within a window that slides, and says how long to wait", () => {
  const clock = { now: 0 };
  const limit = createRateLimit({ most: 2, windowMs: 1000, now: () => clock.now });
  expect(limit.take("a")).toBe(0);
  clock.now = 400;
  expect([limit.take("a"), limit.take("a"), limit.take("b")]).toEqual([0, 600, 0]);
  clock.now = 1000;
  // The first is out of the window; what was refused does not count.
  expect([limit.take("a"), limit.take("a")]).toEqual([0, 400]);
});
