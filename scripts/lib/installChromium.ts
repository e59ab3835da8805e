import { findChromium } from "./chromium";
import { type InstallOptions, prepareInstall } from "./debianPackages";
import type { Environment } from "./environment";
import { LaunchFailure } from "./launchFailure";
import type { Processes } from "./processes";

const howToGetOne =
  "The browser tests need Chrome or Chromium, and none was found. " +
  "Install one (Debian: `apt-get install chromium`), or set CHROMIUM_PATH to it.";

/** Returns the path of a browser. Installs Debian's Chromium if there is none and no password is needed; throws otherwise. */
export async function ensureChromium(processes: Processes, env: Environment, options?: InstallOptions): Promise<string> {
  const existing = findChromium(env);
  if (existing) return existing;
  const install = await prepareInstall(processes, env, options);
  if (!install) throw new LaunchFailure(howToGetOne);
  // Older releases of Debian lack the headless shell.
  await install("chromium-headless-shell").catch(() => install("chromium"));
  const installed = findChromium(env);
  if (!installed) throw new LaunchFailure(howToGetOne);
  return installed;
}
