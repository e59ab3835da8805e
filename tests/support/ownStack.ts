import { inject } from "vitest";
import type { Stack } from "./stack";

/** Returns the stack of the worker that runs this file. Parallel files use separate stacks, since they switch faults and publish. */
export function ownStack(): Stack {
  return inject("stacks")[Number(process.env.VITEST_POOL_ID) - 1]!;
}
