import type { Environment } from "#scripts/lib/environment.ts";
import type { Processes } from "#scripts/lib/processes.ts";
import { describeServices } from "#scripts/lib/services.ts";
import { type RunningService, startService } from "./startService";

export type ServiceName = "upstreams" | "bff" | "site";

/** Starts one of Keyway's processes exactly as `npm start` does. `args` are passed to the stand-ins. */
export function startKeyway(processes: Processes, env: Environment, name: ServiceName, args: string[] = []): Promise<RunningService> {
  const service = describeServices("production", env, args).find((candidate) => candidate.name === name);
  if (!service) throw new Error(`The launcher starts no process "${name}".`);
  return startService(processes, service);
}

/** Starts all processes. `stop` stops the site first, so that no process calls one that has ended. */
export async function startStack(processes: Processes, env: Environment): Promise<Pick<RunningService, "stop">> {
  const names: ServiceName[] = ["site", "bff", "upstreams"];
  const services = await Promise.all(names.map((name) => startKeyway(processes, env, name)));
  return {
    async stop() {
      for (const service of services) await service.stop();
    },
  };
}

const at = (port: string | undefined) => `http://127.0.0.1:${port}`;

/** Returns the addresses of the processes in this environment. */
export function addresses(env: Environment): Record<ServiceName, string> {
  return { site: at(env.PORT), bff: at(env.BFF_PORT), upstreams: at(env.UPSTREAMS_PORT) };
}
