import { readFileSync } from "node:fs";
import { z } from "zod";

const FILE = "bff/guards/operations/__generated__/operations.json";
const schema = z.record(z.string(), z.object({ name: z.string(), text: z.string() }));

let operations: z.output<typeof schema> | undefined;

/** Returns the text of an operation of the site, by its name: a BFF with an allow-list executes it, too. */
export function readOperation(name: string): string {
  operations ??= schema.parse(JSON.parse(readFileSync(FILE, "utf8")));
  const found = Object.values(operations).find((operation) => operation.name === name);
  if (!found) throw new Error(`${FILE} has no operation ${name}.`);
  return found.text;
}
