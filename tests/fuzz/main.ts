import { setTimeout as delay } from "node:timers/promises";
import { runLauncher } from "#scripts/lib/launcher.ts";
import { type FuzzOptions, parseArguments } from "./arguments";
import { fuzzers } from "./fuzzers";
import { type Seen, startOtherVisitor } from "./otherVisitor";
import { type FuzzResult, runFuzzers } from "./runFuzzers";
import { type RunningTarget, startTarget, type TargetProcess } from "./startTarget";

/** What another visitor may wait for a cheap answer. */
const MAX_WAIT_MS = 250;
/** Memory may grow by a tenth and this much: caches fill, and a heap breathes. */
const MEMORY = { ratio: 1.1, mb: 8 };
/** After the last input, sockets close and caches are trimmed. */
const SETTLE_MS = 5_000;
const MAX_FAULTS_PRINTED = 20;

const names = fuzzers.map(({ name }) => name);

await runLauncher(
  async (processes) => {
    const options = parseArguments(process.argv.slice(2), names);
    const { url } = options;
    const running: RunningTarget = url
      ? { target: { site: url, bff: url }, processes: [], stop: async () => {} }
      : await startTarget(processes);
    const isRight = await fuzz(running, options);
    await running.stop();
    return isRight ? 0 : 1;
  },
  { codeWhenStopped: 130 },
);

/** Runs the fuzzers and prints what they found. Returns whether all was right. */
async function fuzz(running: RunningTarget, { names: chosen, minutes, seed, inputs = Infinity }: FuzzOptions): Promise<boolean> {
  console.log(`${chosen.join(", ")} for ${minutes} minutes, from seed ${seed}, at ${running.target.site} and ${running.target.bff}`);
  const endVisit = await startOtherVisitor(running.target);
  const early = new Map<TargetProcess, number>();
  let printed = 0;
  const result = await runFuzzers({
    target: running.target,
    fuzzers: fuzzers.filter(({ name }) => chosen.includes(name)),
    seed,
    inputs,
    minutes,
    onFault: (fault) => ++printed <= MAX_FAULTS_PRINTED && console.log(fault),
    isOver: () => running.processes.some(({ isAlive }) => !isAlive()),
    async onTenth() {
      for (const one of running.processes) if (one.isAlive()) early.set(one, await one.readMemoryMb());
    },
  });
  const seen = await endVisit();
  await delay(SETTLE_MS);
  const isEach = [reportInputs(result), reportVisitor(seen)];
  for (const one of running.processes) isEach.push(await reportProcess(one, early.get(one)));
  return isEach.every(Boolean);
}

function reportInputs({ counts, faults }: FuzzResult): boolean {
  for (const [name, count] of counts) console.log(`${name}: ${count} inputs`);
  return report(faults.length === 0, `wrong answers: ${faults.length}`);
}

function reportVisitor({ answers, slowest, failures, lateMs }: Seen): boolean {
  for (const [failure, times] of Object.entries(failures)) console.log(`another visitor, ${times} times: ${failure}`);
  const isRight = slowest.ms <= MAX_WAIT_MS && Object.keys(failures).length === 0;
  const longest = `the slowest after ${Math.round(slowest.ms)} ms${slowest.name && ` (${slowest.name})`}`;
  return report(isRight, `another visitor: ${answers} answers, ${longest}; timers up to ${Math.round(lateMs)} ms late`);
}

async function reportProcess(process: TargetProcess, earlyMb: number | undefined): Promise<boolean> {
  if (!process.isAlive()) return report(false, `${process.name}: has ended`);
  const mb = await process.readMemoryMb();
  const isRight = earlyMb === undefined || mb <= earlyMb * MEMORY.ratio + MEMORY.mb;
  const before = earlyMb === undefined ? "" : `, after a tenth of the time ${earlyMb.toFixed(0)} MB`;
  return report(isRight, `${process.name}: alive, ${mb.toFixed(0)} MB${before}`);
}

function report(isRight: boolean, line: string): boolean {
  console.log(`${isRight ? "ok  " : "FAIL"} ${line}`);
  return isRight;
}
