import { type InstallOptions, prepareInstall } from "./debianPackages";
import type { Environment } from "./environment";
import { LaunchFailure } from "./launchFailure";
import { findOnPath } from "./onPath";
import type { Processes } from "./processes";

/** The programs that parts of `npm test` start beside ours, and the packages of Debian that have them. */
const PROGRAMS = {
  machines: [
    { program: "redis-server", packages: ["redis-server"] },
    { program: "varnishd", packages: ["varnish", "varnish-modules"] },
  ],
  image: [
    { program: "buildah", packages: ["buildah"] },
    { program: "debootstrap", packages: ["debootstrap"] },
  ],
} as const;

/** Installs the programs of a part that are missing from the PATH, as Debian's packages if no password is needed; throws otherwise. */
export async function ensurePrograms(
  processes: Processes,
  env: Environment,
  part: keyof typeof PROGRAMS,
  options?: InstallOptions,
): Promise<void> {
  const missing = PROGRAMS[part].filter(({ program }) => !findOnPath([program], env));
  if (missing.length === 0) return;
  const install = await prepareInstall(processes, env, options);
  if (!install) throw new LaunchFailure(`The part ${part} needs ${missing.map(({ program }) => program).join(" and ")}.`);
  for (const name of missing.flatMap(({ packages }) => packages)) await install(name);
}
