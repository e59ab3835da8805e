import path from "node:path";
import { root } from "../lib/commands";
import type { VitestReport } from "./results";
import type { JobName } from "./steps";

/** Vitest's report of one project. */
export interface ProjectReport {
  name: JobName;
  report?: VitestReport;
}

/** Returns a line for each of the slowest test files of all projects. Empty if no tests ran. */
export function formatSlowest(projects: readonly ProjectReport[], count = 10): string[] {
  const files = projects.flatMap(({ name, report }) =>
    (report?.testResults ?? []).map((file) => ({
      name,
      file: path.relative(root, file.name),
      seconds: (file.endTime - file.startTime) / 1000,
    })),
  );
  if (files.length === 0) return [];
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
  return [
    "Slowest test files:",
    ...slowest.map(({ name, file, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${name.padEnd(7)}  ${file}`),
  ];
}
