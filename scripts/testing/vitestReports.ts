import { root } from "../lib/commands";
import type { VitestFile, VitestReport } from "../testRun/results";

interface FileOutcome {
  passed?: string[];
  /** Test name -> message. */
  failed?: Record<string, string>;
  /** Why the file could not be run. */
  broken?: string;
  seconds?: number;
}

/** Creates an empty report of Vitest with the given parts. */
export function report(part: Partial<VitestReport> = {}): VitestReport {
  return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [], ...part };
}

/** Creates the entry of a test file in a report of Vitest. */
export function testFile(file: string, { passed = [], failed = {}, broken, seconds = 0 }: FileOutcome): VitestFile {
  return {
    name: `${root}${file}`,
    status: broken !== undefined || Object.keys(failed).length > 0 ? "failed" : "passed",
    message: broken ?? "",
    startTime: 1_000_000,
    endTime: 1_000_000 + seconds * 1000,
    assertionResults: [
      ...passed.map((fullName) => ({ fullName, status: "passed", failureMessages: [] })),
      ...Object.entries(failed).map(([fullName, message]) => ({ fullName, status: "failed", failureMessages: [message] })),
    ],
  };
}
