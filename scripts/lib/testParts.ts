/** The parts of `npm test` that are no tests, in the order of their reports. They run together, before the others. */
export const CHECKS = ["codegen", "lint", "types"] as const;

/** The parts that are projects of Vitest (vitest.config.ts), in the order in which they run. */
export const PROJECTS = ["unit", "contracts", "http", "browser", "engines", "machines", "image", "slicemachine"] as const;

/** The projects that run only by name: they take minutes, and concern few changes. */
const BY_NAME: readonly Project[] = ["image", "slicemachine"];

export type Check = (typeof CHECKS)[number];
export type Project = (typeof PROJECTS)[number];

/** What `npm test` runs. */
export interface TestPlan {
  checks: readonly Check[];
  projects: readonly Project[];
  /** Parts of the paths of the test files to run. Empty for all files. */
  filters: readonly string[];
}

const isCheck = (word: string): word is Check => (CHECKS as readonly string[]).includes(word);
const isProject = (word: string): word is Project => (PROJECTS as readonly string[]).includes(word);

/**
 * Sorts the words into parts and parts of paths. Without parts, all run: of those that are changed, the checks and the unit tests.
 * Returns a sentence for a word that is neither.
 */
export function planTests(words: readonly string[], isChanged: boolean): TestPlan | string {
  const checks = words.filter(isCheck);
  const projects = PROJECTS.filter((project) => words.includes(project));
  const filters = words.filter((word) => !isCheck(word) && !isProject(word));
  if (filters.length > 0 && projects.length === 0)
    return `There is no part ${filters.join(", ")}, only ${[...CHECKS, ...PROJECTS].join(", ")}.`;
  if (filters.length > 0 && isChanged) return "--changed chooses the files itself: it takes no part of a path.";
  if (checks.length + projects.length > 0) return { checks, projects, filters };
  return { checks: CHECKS, projects: isChanged ? ["unit"] : PROJECTS.filter((project) => !BY_NAME.includes(project)), filters };
}

const RULES = "tests/architecture";

/** Vitest's filters for the tests related to a change, with the rules of the architecture. None, which runs all, if it concerns all. */
export function filtersOf(related: readonly string[] | undefined): readonly string[] {
  return related ? [...related, `${RULES}/`] : [];
}

/** The part of Vitest's JSON report that is read. Times are in milliseconds. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: readonly { name: string; startTime: number; endTime: number }[];
}

/** The result of a part; a check counts as one. */
export interface PartResult {
  passed: number;
  failed: number;
  skipped: number;
  /** The test files, with their seconds. */
  files: readonly { name: string; seconds: number }[];
}

/** The result of a process that ended well or not, with Vitest's report if it wrote one. A file that cannot be loaded fails, too. */
export function toResult(ok: boolean, report?: VitestReport): PartResult {
  const failed = ok ? 0 : Math.max(1, report?.numFailedTests ?? 0);
  if (!report) return { passed: ok ? 1 : 0, failed, skipped: 0, files: [] };
  const files = report.testResults.map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }));
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests, files };
}

/** Adds up the results of all parts. */
export function addUp(results: readonly PartResult[]): PartResult {
  const sum = (key: "passed" | "failed" | "skipped") => results.reduce((total, result) => total + result[key], 0);
  return { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped"), files: results.flatMap(({ files }) => files) };
}

/** Formats a result as `12 passed, 0 failed`, plus the number of skipped tests if there are any. */
export function formatResult({ passed, failed, skipped }: PartResult): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
