import { parseArgs, type ParseArgsConfig } from "node:util";

type Options = NonNullable<ParseArgsConfig["options"]>;

/** How a command is called. */
export interface CommandLine<O extends Options> {
  /** The text that `--help` prints. */
  usage: string;
  /** Its options, as those of Node's `parseArgs`. `--help` is added. */
  options: O;
  args?: readonly string[];
  /** Whether it takes words besides its options. */
  allowPositionals?: boolean;
}

/**
 * Parses a command's arguments. `--help` prints the usage and exits with 0; a wrong option is printed as a sentence, with the usage, and
 * exits with 1.
 */
export function readCommandLine<const O extends Options>({
  usage,
  options,
  args = process.argv.slice(2),
  allowPositionals = false,
}: CommandLine<O>) {
  if (args.includes("--help") || args.includes("-h")) {
    console.log(usage);
    process.exit(0);
  }
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals });
    return { values, positionals: positionals as string[] };
  } catch (error) {
    // Node adds how to pass a word that begins with a dash, which none of our commands needs.
    return refuseCommandLine(`${(error as Error).message.split(". ")[0]!.replace(/\.$/, "")}.`, usage);
  }
}

/** Prints what is wrong with a command's arguments, with its usage, and exits with 1. */
export function refuseCommandLine(fault: string, usage: string): never {
  console.error(`${fault}\n\n${usage}`);
  process.exit(1);
}
