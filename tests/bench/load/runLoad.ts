import { typescript } from "#scripts/lib/commands.ts";
import type { Environment } from "#scripts/lib/environment.ts";
import { LaunchFailure } from "#scripts/lib/launchFailure.ts";
import type { Processes } from "#scripts/lib/processes.ts";
import type { LoadResult, LoadSpec } from "./loadSpec";

/** Runs the load generator in a separate process and returns its result. */
export async function runLoad(processes: Processes, env: Environment, spec: LoadSpec): Promise<LoadResult> {
  const { ok, output } = await processes.run(typescript("tests/bench/load/main.ts", [JSON.stringify(spec)], env));
  if (!ok) throw new LaunchFailure(`The load on ${spec.url} failed: ${output}`);
  const result = JSON.parse(output) as LoadResult;
  if (spec.durationMs > 0 && result.requestsPerSecond === 0) {
    throw new LaunchFailure(`${spec.url} gave no answer in ${spec.durationMs / 1000} s: try a longer time with --seconds.`);
  }
  return result;
}
