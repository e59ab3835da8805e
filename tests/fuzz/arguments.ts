import { parseArgs } from "node:util";
import { LaunchFailure } from "#scripts/lib/launchFailure.ts";

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
export function describeUsage(names: readonly string[]): string {
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

/** Parses the arguments; without names, all fuzzers run. Returns null when help is asked for. Throws a LaunchFailure. */
export function parseArguments(args: string[], allNames: readonly string[]): FuzzOptions | null {
  const { positionals, values } = read(args);
  if (values.help) return null;
  const unknown = positionals.filter((name) => !allNames.includes(name));
  if (unknown.length > 0) throw new LaunchFailure(`There is no fuzzer ${unknown.join(", ")}, only ${allNames.join(", ")}.`);
  const { url } = values;
  if (url !== undefined && !(URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)))
    throw new LaunchFailure("--url: must be an address such as http://127.0.0.1:3000.");
  return {
    names: positionals.length > 0 ? positionals : [...allNames],
    minutes: toNumber("minutes", values.minutes, (minutes) => minutes > 0),
    seed: values.seed === undefined ? Math.floor(Math.random() * 2 ** 30) : toNumber("seed", values.seed, isInt32),
    inputs: values.inputs === undefined ? undefined : toNumber("inputs", values.inputs, (inputs) => Number.isInteger(inputs) && inputs > 0),
    url: url && new URL(url).origin,
  };
}

function toNumber(name: string, text: string, isValid: (value: number) => boolean): number {
  const value = Number(text);
  if (text.trim() === "" || !isValid(value)) throw new LaunchFailure(`--${name}: ${text} is no valid number. --help prints the usage.`);
  return value;
}

/** fast-check takes seeds of 32 bits. */
function isInt32(value: number): boolean {
  return (value | 0) === value;
}

function read(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        minutes: { type: "string", default: "5" },
        seed: { type: "string" },
        inputs: { type: "string" },
        url: { type: "string" },
        help: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw new LaunchFailure((error as Error).message);
  }
}
