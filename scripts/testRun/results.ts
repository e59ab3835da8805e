/** How many checks of one kind there were; a check that is no test counts as one. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** What came of a step. */
export interface StepResult {
  tally: Tally;
  output: string;
  /** Of a step of Vitest. */
  report?: VitestReport;
}

/** The part of Vitest's JSON report that counts. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: VitestFile[];
}

/** What Vitest's JSON report says of a test file; times are in milliseconds. */
export interface VitestFile {
  name: string;
  status: string;
  /** Why the file could not be run. */
  message: string;
  startTime: number;
  endTime: number;
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
}

/** A check that either holds or does not. */
export function tallyCheck(ok: boolean): Tally {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

/** Counts tests, and what fails without being one: a file that cannot be loaded, a hook or an error beside the tests. */
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

/** The sum over all steps. */
export function sumTallies(tallies: readonly Tally[]): Tally {
  const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0);
  return { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
}

/** `12 passed, 0 failed`, with the skipped ones named only when there are any. */
export function formatTally({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/** Whether the whole check holds: something ran and nothing failed. */
export function isGreen({ passed, failed }: Tally): boolean {
  return failed === 0 && passed > 0;
}
