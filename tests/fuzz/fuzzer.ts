import * as fc from "fast-check";

/** The processes under test. With `--url` both are the same one. */
export interface Target {
  /** Origins, as http://127.0.0.1:3000. */
  site: string;
  bff: string;
}

/** What became of one input. */
export interface Outcome {
  /** What the input was, in a line. */
  input: string;
  /** What was wrong with the answer; undefined when it was right. */
  fault?: string;
}

/** Sends invented inputs, one for each seed. */
export interface Fuzzer {
  name: string;
  /** Sends the input of a seed, the same each time, and judges the answer. */
  next(target: Target, seed: number): Promise<Outcome>;
}

/** Returns the value that an arbitrary has for a seed. */
export function valueOf<T>(arbitrary: fc.Arbitrary<T>, seed: number): T {
  return fc.sample(arbitrary, { seed, numRuns: 1 })[0]!;
}

/** Returns the address of a visitor for a seed, as a proxy in front sends it: no budget is shared by all inputs. */
export function visitorOf(seed: number): string {
  return `198.${18 + ((seed >>> 16) % 2)}.${(seed >>> 8) % 256}.${seed % 256}`;
}
