import { readFileSync } from "node:fs";
import { z } from "zod";

const FILE = "bff/operations/__generated__/operations.json";
const operations = z.record(z.string(), z.object({ name: z.string(), text: z.string() }));

let submission: string | undefined;

/** Returns the text of the site's mutation that sends an application: a BFF with an allow-list executes it, too. */
export function readSubmission(): string {
  submission ??= Object.values(operations.parse(JSON.parse(readFileSync(FILE, "utf8")))).find(
    ({ name }) => name === "SubmitApplication",
  )?.text;
  if (!submission) throw new Error(`${FILE} has no operation SubmitApplication.`);
  return submission;
}
