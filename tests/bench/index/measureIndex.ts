import { typescript } from "../../../scripts/lib/commands";
import { LaunchFailure } from "../../../scripts/lib/launchFailure";
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

async function measureInProcess({ processes, env, report }: Bench, kiosks: number): Promise<void> {
  const { ok, output } = await processes.run(typescript("tests/bench/index/inProcess.ts", [String(kiosks)], env));
  if (!ok) throw new LaunchFailure(`The index of ${kiosks} kiosks could not be measured: ${output}`);
  const { supercluster, scan, markerClusterer, ...index } = JSON.parse(output) as InProcessReport;
  const name = (what: string) => `${kiosks.toLocaleString("en-US")} kiosks, ${what}`;
  const direct = (value: number) => ({ name: "supercluster alone", value });
  const scanned = (value: number) => ({ name: "a linear scan", value });

  report({ name: name("ready for lists"), value: index.listsMs, unit: "ms" });
  report({ name: name("ready for maps"), value: index.mapsMs, unit: "ms", against: direct(supercluster.loadMs) });
  report({ name: name("longest delay while it is built"), value: index.longestDelayMs, unit: "ms" });
  report({ name: name("on the heap of the process"), value: index.heap / MB, unit: "MB", against: direct(supercluster.heap / MB) });
  report({ name: name("memory in total"), value: index.memory / MB, unit: "MB", against: direct(supercluster.memory / MB) });
  const reportTimes = (what: string, times: Times, other: Times, against: (value: number) => { name: string; value: number }) => {
    for (const share of ["p50", "p99"] as const) {
      report({ name: name(`${what}, ${share}`), value: times[share] * 1000, unit: "µs", against: against(other[share] * 1000) });
    }
  };
  reportTimes("a view", index.view, supercluster.view, direct);
  reportTimes("a view, against a scan", index.view, scan.view, scanned);
  reportTimes("a view of one service", index.filteredView, supercluster.view, direct);
  reportTimes("the 20 nearest", index.nearest, scan.nearest, scanned);
  if (markerClusterer)
    reportTimes("a view, against a zoom of the clusterer", index.view, markerClusterer, (value) => ({
      name: "@googlemaps/markerclusterer",
      value,
    }));
}
