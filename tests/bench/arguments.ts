import { readCommandLine, refuseCommandLine } from "#shared/config/commandLine.ts";

const allNames = ["weight", "bff", "page", "faults", "lighthouse", "start", "index", "operations", "machines"] as const;

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
  /** Names of the kinds of pages to measure with Lighthouse; undefined means all. */
  pages: string[] | undefined;
}

/** Benchmarks that run without being named; the others take minutes or install packages. */
const quick: readonly BenchName[] = ["weight", "bff", "page", "faults"];

const USAGE = `Usage: npm run bench -- [NAME …] [options]

NAME is one of ${allNames.join(", ")} (tests/bench/README.md).
Without a name, ${quick.join(", ")} run.

  --seconds N    length of a round of load (default: 4)
  --details      also lists each script of a page, each upstream call, or the slowest operation
  --kiosks N,N   sizes of the network for index (default: 7500,75000,1000000)
  --pages NAMES  the kinds of pages for lighthouse, such as "city,French city" (default: all)
  --from FOLDER  the working tree that start copies, in place of a clone of the last commit
  --help         prints this`;

/** Parses the arguments of `npm run bench`. */
export function parseArguments(args: string[]): { names: readonly BenchName[]; options: BenchOptions } {
  const { positionals, values } = readCommandLine({
    usage: USAGE,
    args,
    allowPositionals: true,
    options: {
      seconds: { type: "string", default: "4" },
      details: { type: "boolean", default: false },
      from: { type: "string" },
      kiosks: { type: "string", default: "7500,75000,1000000" },
      pages: { type: "string" },
    },
  });
  const unknown = positionals.filter((name) => !isName(name));
  if (unknown.length > 0) refuseCommandLine(`There is no benchmark ${unknown.join(", ")}.`, USAGE);
  const seconds = Number(values.seconds);
  if (!(seconds > 0)) refuseCommandLine("--seconds must be a number above 0.", USAGE);
  const kiosks = values.kiosks.split(",").map(Number);
  if (!kiosks.every((size) => Number.isInteger(size) && size > 0))
    refuseCommandLine("--kiosks must be whole numbers above 0, separated by commas.", USAGE);
  const names = positionals.filter(isName);
  return {
    names: names.length > 0 ? names : quick,
    options: { roundMs: seconds * 1000, details: values.details, from: values.from, kiosks, pages: values.pages?.split(",") },
  };
}

function isName(name: string): name is BenchName {
  return (allNames as readonly string[]).includes(name);
}
