import { inject } from "vitest";
import type { Stack } from "./stack";

/** The stack of the worker that runs this file: files that run side by side switch faults on, and publish, each in their own. */
export function ownStack(): Stack {
  return inject("stacks")[Number(process.env.VITEST_POOL_ID) - 1]!;
}
