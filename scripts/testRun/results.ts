/** Numbers of passed, failed and skipped checks. A check other than Vitest counts as one. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** The result of a step. */
export interface StepResult {
  tally: Tally;
  output: string;
  /** Vitest's report, for Vitest steps only. */
  report?: VitestReport;
}

/** The part of Vitest's JSON report that we read. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: VitestFile[];
}

/** A test file in Vitest's JSON report. Times are in milliseconds. */
export interface VitestFile {
  name: string;
  status: string;
  /** Why the file could not be run. */
  message: string;
  startTime: number;
  endTime: number;
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
}

/** Returns the tally of a single check. */
export function tallyCheck(ok: boolean): Tally {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

/** Counts tests and other failures: files that cannot be loaded, hooks, and errors outside the tests. */
export function tallyVitest(report: VitestReport | undefined, ok: boolean): Tally {
  if (!report) return tallyCheck(false);
  const brokenFiles = report.testResults.filter(isBroken);
  const failed = report.numFailedTests + brokenFiles.length;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !ok ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Whether a file failed, but none of its tests did: it could not be loaded, or a hook failed. */
export function isBroken({ status, assertionResults }: VitestFile): boolean {
  return status === "failed" && !assertionResults.some((test) => test.status === "failed");
}

/** Returns the sum over all steps. */
export function sumTallies(tallies: readonly Tally[]): Tally {
  const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0);
  return { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
}

/** Formats a tally as `12 passed, 0 failed`, plus the number of skipped checks if there are any. */
export function formatTally({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/** Whether a run is green: at least one check passed and none failed. */
export function isGreen({ passed, failed }: Tally): boolean {
  return failed === 0 && passed > 0;
}
