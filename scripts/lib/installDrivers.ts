import { type InstallOptions, prepareInstall } from "./debianPackages";
import type { Environment } from "./environment";
import { LaunchFailure } from "./launchFailure";
import { findOnPath } from "./onPath";
import type { Processes } from "./processes";

const IMPORTS_WEBKIT = 'import gi; gi.require_version("WebKit2", "4.1"); from gi.repository import WebKit2';

/** Returns the path of Firefox, if it is on the PATH. */
export function findFirefox(env?: Environment): string | undefined {
  return findOnPath(["firefox-esr", "firefox"], env);
}

/** Installs what the tests in WebKit and Firefox need, as Debian's packages if no password is needed; throws otherwise. */
export async function ensureDrivers(processes: Processes, env: Environment, options?: InstallOptions): Promise<void> {
  const packages = await findMissing(processes, env);
  if (packages.length === 0) return;
  const install = await prepareInstall(processes, env, options);
  if (!install) throw new LaunchFailure(howToGet(packages));
  for (const name of packages) await install(name);
}

/** Returns the packages of Debian that have what is missing. */
async function findMissing(processes: Processes, env: Environment): Promise<string[]> {
  // Debian's Python, since the packages add to no other.
  const { ok: hasWebKit } = await processes.run({ file: "/usr/bin/python3", args: ["-c", IMPORTS_WEBKIT], env });
  return [
    ...(findOnPath(["WebKitWebDriver"], env) ? [] : ["webkit2gtk-driver"]),
    ...(findOnPath(["Xvfb"], env) ? [] : ["xvfb"]),
    ...(hasWebKit ? [] : ["python3-gi", "gir1.2-webkit2-4.1"]),
    ...(findFirefox(env) ? [] : ["firefox-esr"]),
  ];
}

function howToGet(packages: readonly string[]): string {
  return (
    "The tests in WebKit and Firefox run on Linux, with WebKitGTK's WebDriver, Xvfb, PyGObject and Firefox. " +
    `Missing are these packages of Debian: \`apt-get install ${packages.join(" ")}\`. ` +
    "Elsewhere, run the other steps by their names: `npm test -- unit http browser`."
  );
}
