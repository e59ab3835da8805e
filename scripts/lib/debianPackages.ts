import { existsSync } from "node:fs";
import type { Command } from "./commands";
import type { Environment } from "./environment";
import type { Processes } from "./processes";
import { type RunStep, runStep } from "./step";

export interface Machine {
  isDebian: boolean;
  isRoot: boolean;
}

export interface InstallOptions {
  machine?: Machine;
  run?: RunStep;
}

/** Installs one of Debian's packages, with what it cannot do without. Rejects with the output of apt-get if that fails. */
export type Install = (name: string) => Promise<void>;

/** Reads Debian's package lists and returns the function that installs; undefined on other systems, or if a password is needed. */
export async function prepareInstall(
  processes: Processes,
  env: Environment,
  { machine = thisMachine(), run = runStep }: InstallOptions = {},
): Promise<Install | undefined> {
  const asRoot = machine.isDebian && (await findWayToRoot(processes, env, machine));
  if (!asRoot) return undefined;
  await run(processes, "Reading Debian's package lists", asRoot(["update"]));
  return (name) => run(processes, `Installing ${name}`, asRoot(["install", "-y", "--no-install-recommends", name]));
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
