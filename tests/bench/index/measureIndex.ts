import { typescript } from "#scripts/lib/commands.ts";
import { LaunchFailure } from "#scripts/lib/launchFailure.ts";
import type { Bench } from "../benchmark";
import { measureOverHttp } from "./overHttp";
import type { InProcessReport, Times } from "./report";

const MB = 1_000_000;

/** Measures the index of kiosks for networks of several sizes. */
export async function measureIndex(bench: Bench): Promise<void> {
  for (const kiosks of bench.options.kiosks) {
    await measureInProcess(bench, kiosks);
    await measureOverHttp(bench, kiosks);
  }
}

/** What the index shall do with ten times as many kiosks as the largest network of this trade has (docs/decisions/017). */
const BAR = { kiosks: 75_000, readyMs: 3000, delayMs: 20, listMs: 1, viewMs: 2 };

async function measureInProcess({ processes, env, report }: Bench, kiosks: number): Promise<void> {
  const { ok, output } = await processes.run(typescript("tests/bench/index/inProcess.ts", [String(kiosks)], env));
  if (!ok) throw new LaunchFailure(`The index of ${kiosks} kiosks could not be measured: ${output}`);
  const index = JSON.parse(output) as InProcessReport;
  const reportMs = (what: string, value: number, bar?: number) =>
    report({
      name: `${kiosks.toLocaleString("en-US")} kiosks, ${what}`,
      value,
      unit: "ms",
      ...(bar !== undefined && kiosks === BAR.kiosks && { against: { name: "the bar", value: bar } }),
    });
  const reportTimes = (what: string, { p50, p99 }: Times, bar?: number) => {
    reportMs(`${what}, p50`, p50, bar);
    reportMs(`${what}, p99`, p99);
  };

  reportMs("ready for lists", index.listsMs, BAR.readyMs);
  reportMs("ready for maps", index.mapsMs, BAR.readyMs);
  reportMs("longest delay meanwhile", index.longestDelayMs, BAR.delayMs);
  if (index.longestWorkMs !== null) reportMs("longest work without a turn, processor time", index.longestWorkMs, BAR.delayMs);
  report({ name: `${kiosks.toLocaleString("en-US")} kiosks, on the heap of the process`, value: index.heap / MB, unit: "MB" });
  report({ name: `${kiosks.toLocaleString("en-US")} kiosks, memory in total`, value: index.memory / MB, unit: "MB" });
  reportTimes("a view", index.view, BAR.viewMs);
  reportTimes("a view of one service", index.filteredView, BAR.viewMs);
  reportMs("the first view of one service", index.firstFilteredMs);
  reportTimes("a list", index.list, BAR.listMs);
  reportTimes("a list of the whole network", index.wholeList);
}
