import { parseArgs } from "node:util";
import { LaunchFailure } from "#scripts/lib/launchFailure.ts";

const allNames = [
  "weight",
  "bff",
  "page",
  "publish",
  "faults",
  "lighthouse",
  "start",
  "index",
  "map",
  "search",
  "gallery",
  "upload",
  "invalidation",
  "memory",
  "operations",
  "machines",
  "week",
] as const;

export type BenchName = (typeof allNames)[number];

export interface BenchOptions {
  /** Length of one round of load. */
  roundMs: number;
  /** Whether to list every script that a page loads. */
  details: boolean;
  /** A working tree to copy in place of a fresh clone of the last commit. */
  from: string | undefined;
  /** Sizes of the kiosk networks for the index benchmark. */
  kiosks: number[];
  /** Minutes that the week takes. */
  minutes: number;
  /** Names of the kinds of pages to measure with Lighthouse; undefined means all. */
  pages: string[] | undefined;
}

/** Benchmarks that run only by name, because they take minutes or install packages. */
const onlyByName: readonly BenchName[] = [
  "start",
  "lighthouse",
  "index",
  "map",
  "gallery",
  "upload",
  "invalidation",
  "memory",
  "operations",
  "machines",
  "week",
];

/** Parses the arguments. Without names, returns all benchmarks except those of `onlyByName`. */
export function parseArguments(args: string[]): { names: readonly BenchName[]; options: BenchOptions } {
  const { positionals, values } = read(args);
  const unknown = positionals.filter((name) => !isName(name));
  if (unknown.length > 0) throw new LaunchFailure(`There is no benchmark ${unknown.join(", ")}, only ${allNames.join(", ")}.`);
  const seconds = Number(values.seconds);
  if (!(seconds > 0)) throw new LaunchFailure("--seconds: must be a number above 0.");
  const kiosks = values.kiosks.split(",").map(Number);
  if (!kiosks.every((size) => Number.isInteger(size) && size > 0))
    throw new LaunchFailure("--kiosks: must be numbers above 0, separated by commas.");
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new LaunchFailure("--minutes: must be a number above 0.");
  const names = positionals.filter(isName);
  return {
    names: names.length > 0 ? names : allNames.filter((name) => !onlyByName.includes(name)),
    options: { roundMs: seconds * 1000, details: values.details, from: values.from, kiosks, minutes, pages: values.pages?.split(",") },
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
        kiosks: { type: "string", default: "7500,75000,1000000" },
        minutes: { type: "string", default: "10" },
        pages: { type: "string" },
      },
    });
  } catch (error) {
    throw new LaunchFailure((error as Error).message);
  }
}

function isName(name: string): name is BenchName {
  return (allNames as readonly string[]).includes(name);
}
