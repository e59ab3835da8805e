import { setTimeout as delay } from "node:timers/promises";
import type { Fuzzer, Target } from "./fuzzer";

/** What the fuzzers have done so far. */
export interface FuzzResult {
  /** Inputs by the name of the fuzzer. */
  counts: Map<string, number>;
  /** Wrong answers: the fuzzer, the seed, the input and what was wrong. */
  faults: string[];
}

interface RunOptions {
  target: Target;
  fuzzers: readonly Fuzzer[];
  seed: number;
  /** The most inputs of each fuzzer. */
  inputs: number;
  minutes: number;
  /** Called with each wrong answer. */
  onFault(fault: string): void;
  /** Whether to end early: when a process has ended, all further answers are wrong. */
  isOver(): boolean;
  /** Awaited after a tenth of the time. */
  onTenth(): Promise<void>;
}

/** So many inputs are under way at once: some connections are closed only after a second. */
const LANES = 8;

/** Sends inputs of each fuzzer in turn until the time is over, or each has sent as many as it may. */
export async function runFuzzers({ target, fuzzers, seed, inputs, minutes, onFault, isOver, onTenth }: RunOptions): Promise<FuzzResult> {
  const result: FuzzResult = { counts: new Map(fuzzers.map(({ name }) => [name, 0])), faults: [] };
  const end = performance.now() + minutes * 60_000;
  const turns = takeTurns(fuzzers, inputs);
  const run = async () => {
    for (const { fuzzer, nth } of turns) {
      if (performance.now() > end || isOver()) return;
      const own = (seed + nth) | 0;
      const { input, fault } = await fuzzer
        .next(target, own)
        .catch((error: unknown) => ({ input: "", fault: `the fuzzer failed: ${String(error)}` }));
      result.counts.set(fuzzer.name, result.counts.get(fuzzer.name)! + 1);
      if (!fault) continue;
      const line = `${fuzzer.name} --seed=${own} --inputs 1: ${fault}\n  ${input.replaceAll(/[^ -~]/g, "?").slice(0, 500)}`;
      result.faults.push(line);
      onFault(line);
    }
  };
  const tenth = new AbortController();
  const measured = delay(minutes * 6_000, undefined, { signal: tenth.signal }).then(onTenth, () => {});
  await Promise.all(Array.from({ length: LANES }, run));
  tenth.abort();
  await measured;
  return result;
}

/** Yields each fuzzer in turn. Lanes share it, so that each input is sent once. */
function* takeTurns(fuzzers: readonly Fuzzer[], inputs: number): Generator<{ fuzzer: Fuzzer; nth: number }> {
  for (let nth = 0; nth < inputs; nth++) for (const fuzzer of fuzzers) yield { fuzzer, nth };
}
