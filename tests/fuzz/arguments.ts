import { readCommandLine, refuseCommandLine } from "#shared/config/commandLine.ts";
import { toUrl } from "#shared/toUrl.ts";

/** What a run of the fuzzers does. */
export interface FuzzOptions {
  /** The names of the fuzzers. */
  names: string[];
  minutes: number;
  /** The first seed; each further input has the next one. */
  seed: number;
  /** The most inputs of each fuzzer; undefined means as many as fit into the time. */
  inputs: number | undefined;
  /** The origin of a running site or BFF; undefined starts both. */
  url: string | undefined;
}

/** How the command is used, with these fuzzers. */
function describeUsage(names: readonly string[]): string {
  return `Usage: npm run fuzz -- [--minutes N] [${names.join("|")}]... [--seed N] [--inputs N] [--url URL]

Sends invented inputs, those of each fuzzer in turn, while another visitor measures how long the servers take to answer.

  --minutes N   how long (default: 5)
  --seed N      the first seed (default: random); each further input has the next one
  --inputs N    stop after this many inputs of each fuzzer: with the seed of a fault, --inputs 1 sends it again
  --url URL     test a site or BFF that runs already, a copy of your own; by default, both are built and started
  --help        print this

Exits with 1 if an input was answered wrongly, a process has ended or holds more than a tenth more memory than after a tenth of the
time, or the other visitor waited for more than 250 ms.`;
}

/** Parses the arguments; without names, all fuzzers run. */
export function parseArguments(args: string[], allNames: readonly string[]): FuzzOptions {
  const usage = describeUsage(allNames);
  const text = { type: "string" } as const;
  const options = { minutes: { ...text, default: "5" }, seed: text, inputs: text, url: text };
  const { positionals, values } = readCommandLine({ usage, args, options, allowPositionals: true });
  const toNumber = (name: string, value: string, isValid: (number: number) => boolean): number =>
    value.trim() !== "" && isValid(Number(value)) ? Number(value) : refuseCommandLine(`--${name}: ${value} is no valid number.`, usage);
  const unknown = positionals.filter((name) => !allNames.includes(name));
  if (unknown.length > 0) refuseCommandLine(`There is no fuzzer ${unknown.join(", ")}.`, usage);
  const url = values.url === undefined ? undefined : toUrl(values.url);
  if (url !== undefined && !/^https?:$/.test(url?.protocol ?? ""))
    refuseCommandLine("--url must be an address such as http://127.0.0.1:3000.", usage);
  return {
    names: positionals.length > 0 ? positionals : [...allNames],
    minutes: toNumber("minutes", values.minutes, (minutes) => minutes > 0),
    seed: values.seed === undefined ? Math.floor(Math.random() * 2 ** 30) : toNumber("seed", values.seed, isInt32),
    inputs: values.inputs === undefined ? undefined : toNumber("inputs", values.inputs, (inputs) => Number.isInteger(inputs) && inputs > 0),
    url: url?.origin,
  };
}

/** fast-check takes seeds of 32 bits. */
function isInt32(value: number): boolean {
  return (value | 0) === value;
}
