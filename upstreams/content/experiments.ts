import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const experimentFile = z.strictObject({
  googleId: z.string().min(1),
  name: z.string(),
  variations: z.array(z.strictObject({ id: z.string().min(1), label: z.string() })).min(1),
});

/** A running experiment. A variation without a folder of documents shows the master's documents. */
export interface Experiment extends z.infer<typeof experimentFile> {
  id: string;
}

/** Reads the `experiment.json` of each folder. Returns the valid experiments and the faults of the others. */
export function loadExperiments(folder: string, ids: readonly string[]) {
  const experiments: Experiment[] = [];
  const faults: string[] = [];
  for (const id of ids) {
    const path = join(folder, id, "experiment.json");
    try {
      if (!existsSync(path)) throw new Error("is missing");
      experiments.push({ id, ...experimentFile.parse(JSON.parse(readFileSync(path, "utf8"))) });
    } catch (error) {
      const issues = error instanceof z.ZodError ? error.issues : [error as Error];
      faults.push(`${path}: ${issues.map(({ message }) => message).join("; ")}`);
    }
  }
  return { experiments, faults };
}
