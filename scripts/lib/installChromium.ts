import { existsSync } from "node:fs";
import { findChromium } from "./chromium";
import type { Command } from "./commands";
import type { Environment } from "./environment";
import { LaunchFailure } from "./launchFailure";
import type { Processes } from "./processes";
import { type RunStep, runStep } from "./step";

const howToGetOne =
  "The browser tests need Chrome or Chromium, and none was found. " +
  "Install one (Debian: `apt-get install chromium`), or set CHROMIUM_PATH to it.";

export interface Machine {
  isDebian: boolean;
  isRoot: boolean;
}

/** Returns the path of a browser. Installs Debian's Chromium if there is none and no password is needed; throws otherwise. */
export async function ensureChromium(
  processes: Processes,
  env: Environment,
  { machine = thisMachine(), run = runStep }: { machine?: Machine; run?: RunStep } = {},
): Promise<string> {
  const found = findChromium(env);
  if (found) return found;
  const asRoot = machine.isDebian && (await findWayToRoot(processes, env, machine));
  if (!asRoot) throw new LaunchFailure(howToGetOne);
  await run(processes, "Reading Debian's package lists", asRoot(["update"]));
  const install = (name: string) => run(processes, `Installing ${name}`, asRoot(["install", "-y", "--no-install-recommends", name]));
  // Older releases of Debian lack the headless shell.
  await install("chromium-headless-shell").catch(() => install("chromium"));
  const installed = findChromium(env);
  if (!installed) throw new LaunchFailure(howToGetOne);
  return installed;
}

type AptGet = (args: string[]) => Command;

async function findWayToRoot(processes: Processes, env: Environment, { isRoot }: Machine): Promise<AptGet | undefined> {
  const aptGet = ["DEBIAN_FRONTEND=noninteractive", "apt-get"];
  if (isRoot) return (args) => ({ file: "env", args: [...aptGet, ...args], env });
  const { ok } = await processes.run({ file: "sudo", args: ["-n", "true"], env });
  return ok ? (args) => ({ file: "sudo", args: ["-n", "env", ...aptGet, ...args], env }) : undefined;
}

function thisMachine(): Machine {
  return { isDebian: existsSync("/etc/debian_version"), isRoot: process.getuid?.() === 0 };
}
