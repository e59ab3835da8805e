import { parseArgs } from "node:util";
import { LaunchFailure } from "../../scripts/lib/launchFailure";

const allNames = ["weight", "bff", "page", "publish", "faults", "map", "lighthouse", "start"] as const;

export type BenchName = (typeof allNames)[number];

export interface BenchOptions {
  /** Length of one round of load. */
  roundMs: number;
  /** Lists every script that a page loads. */
  details: boolean;
  /** A working tree that stands for a fresh clone, where there is no commit to clone. */
  from: string | undefined;
}

/** What to measure and how: without a name everything but what installs packages, or draws in software for minutes. */
export function parseArguments(args: string[]): { names: readonly BenchName[]; options: BenchOptions } {
  const { positionals, values } = read(args);
  const unknown = positionals.filter((name) => !isName(name));
  if (unknown.length > 0) throw new LaunchFailure(`There is no benchmark ${unknown.join(", ")}. They are ${allNames.join(", ")}.`);
  const seconds = Number(values.seconds);
  if (!(seconds > 0)) throw new LaunchFailure("--seconds: must be a number above 0.");
  const names = positionals.filter(isName);
  return {
    names: names.length > 0 ? names : allNames.filter((name) => name !== "start" && name !== "lighthouse" && name !== "map"),
    options: { roundMs: seconds * 1000, details: values.details, from: values.from },
  };
}

function read(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        seconds: { type: "string", default: "4" },
        details: { type: "boolean", default: false },
        from: { type: "string" },
      },
    });
  } catch (error) {
    throw new LaunchFailure((error as Error).message);
  }
}

function isName(name: string): name is BenchName {
  return (allNames as readonly string[]).includes(name);
}
