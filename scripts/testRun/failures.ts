import path from "node:path";
import { root } from "../lib/commands";
import { isBroken, type VitestReport } from "./results";

/** A test that failed, or a file that could not be run. */
interface Failure {
  name: string;
  message: string;
}

/** Returns two lines for each test that failed: its frequency, and the first line of its first message. The most frequent comes first. */
export function formatFailures(runs: readonly (readonly VitestReport[])[]): string[] {
  const failures = runs.flatMap((reports) => reports.flatMap(failuresOf));
  const byName = new Map<string, { message: string; count: number }>();
  for (const { name, message } of failures) {
    const known = byName.get(name);
    byName.set(name, { message: known?.message ?? message, count: (known?.count ?? 0) + 1 });
  }
  return [...byName]
    .toSorted(([, a], [, b]) => b.count - a.count)
    .flatMap(([name, { message, count }]) => [`failed in ${count} of ${runs.length} runs: ${name}`, `  ${firstLine(message)}`]);
}

function failuresOf(report: VitestReport): Failure[] {
  return report.testResults.flatMap((file) => {
    const name = path.relative(root, file.name);
    const broken = isBroken(file) ? [{ name, message: file.message || "Something outside its tests failed." }] : [];
    const tests = file.assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => ({ name: `${name} > ${fullName.trim()}`, message: failureMessages[0] ?? "" }));
    return [...broken, ...tests];
  });
}

function firstLine(message: string): string {
  return message.trim().split("\n", 1)[0]!;
}
