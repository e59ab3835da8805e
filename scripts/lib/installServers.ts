import { type InstallOptions, prepareInstall } from "./debianPackages";
import type { Environment } from "./environment";
import { LaunchFailure } from "./launchFailure";
import { findOnPath } from "./onPath";
import type { Processes } from "./processes";

/** The servers that the tests of several machines run beside ours, and the packages of Debian that have them. */
const SERVERS = [
  { program: "redis-server", packages: ["redis-server"] },
  { program: "varnishd", packages: ["varnish", "varnish-modules"] },
] as const;

/** Installs the servers that are missing from the PATH, as Debian's packages if no password is needed; throws otherwise. */
export async function ensureServers(processes: Processes, env: Environment, options?: InstallOptions): Promise<void> {
  const missing = SERVERS.filter(({ program }) => !findOnPath([program], env));
  if (missing.length === 0) return;
  const install = await prepareInstall(processes, env, options);
  if (!install) throw new LaunchFailure(`The tests of several machines need ${missing.map(({ program }) => program).join(" and ")}.`);
  for (const name of missing.flatMap(({ packages }) => packages)) await install(name);
}
