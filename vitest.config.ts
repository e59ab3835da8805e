import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Test files that take longer than their size suggests, since they test every slice, page or fault, or wait. */
const LONG = /\/(search|locator|sandbox|slices|accessibility)\.e2e\.|\/codegen\/(main|largeModels)\.|\/faults\w+\.contract\./;

/** What the site assumes about Next. These run first: after an upgrade, their messages explain the failures of the others. */
const ASSUMPTIONS = /\/nextInternals/;

/** Whether a unit test runs in a DOM: its first line names the environment. */
const hasWindow = (file: string) => readFileSync(file, "utf8").startsWith("// @vitest-environment");

/**
 * Vitest starts large files first. Here assumptions and the long ones start before them: a long file that starts last leaves the other
 * workers idle. Files in a DOM run last and together, since Vitest ends a process when the environment changes.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = (file: string) => (hasWindow(file) ? 3 : ASSUMPTIONS.test(file) ? 0 : LONG.test(file) ? 1 : 2);
    const rank = ({ moduleId, project }: TestSpecification) => project.config.sequence.groupOrder * 4 + place(moduleId);
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

const folders = "{bff,codegen,scripts,shared,site,slices,upstreams,tests/{architecture,support}}";

/** Tests that call whole servers, send invented inputs, measure, or generate whole projects. They take minutes, and import most code. */
const contracts = ["codegen/{main,largeModels}.test.ts", "bff/**/fuzz.test.ts", "tests/{contracts,scaling}/**/*.test.ts"];

/** Vite would load graphql's ES modules and Apollo Server its CommonJS: two copies, which refuse each other's types. */
const ONE_GRAPHQL = { find: /^graphql$/, replacement: path.resolve("node_modules/graphql/index.js") };

/** What unit tests and contracts share. */
const inSharedProcesses = {
  environment: "node",
  // Tests find elements by the class names that the CSS modules contain.
  css: { modules: { classNameStrategy: "non-scoped" } },
  // Some tests start processes, which takes long on a busy machine.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // With isolation, starting processes and loading modules takes half of the time. tests/README.md says what files may share.
  isolate: false,
  setupFiles: "tests/support/unit/start.ts",
  // One more than cores, since some tests wait. Not more: each worker loads all modules again.
  maxWorkers: availableParallelism() + 1,
} as const;

/** What tests of running servers share. */
const overServers = {
  environment: "node",
  // Changes after a publish or a fault, and a page's requests, take longer than Vitest's second. Only a failing test waits to the end.
  expect: { poll: { timeout: 10_000 } },
  testTimeout: 60_000,
  hookTimeout: 60_000,
} as const;

/** What tests of the built site share, whose workers have stand-ins, BFF and site each. */
const overStack = { ...overServers, globalSetup: "tests/support/stack.ts", setupFiles: "tests/support/reportFailures.ts" } as const;

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        resolve: {
          alias: [
            // Resolves the environment that tests name by `@vitest-environment window`.
            { find: "vitest-environment-window", replacement: path.resolve("tests/support/unit/window.ts") },
            ONE_GRAPHQL,
          ],
        },
        test: {
          ...inSharedProcesses,
          name: "unit",
          include: [`${folders}/**/*.test.{ts,tsx}`],
          exclude: ["**/node_modules/**", "**/.next/**", ...contracts],
        },
      },
      {
        extends: true,
        resolve: { alias: [ONE_GRAPHQL] },
        test: { ...inSharedProcesses, name: "contracts", include: contracts },
      },
      {
        extends: true,
        test: {
          ...overStack,
          name: "http",
          include: ["tests/http/**/*.http.test.ts"],
          // Each worker starts three processes, and waits a quarter of its time for delays that faults cause.
          maxWorkers: 1 + availableParallelism(),
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...overStack,
          name: "browser",
          include: ["tests/e2e/**/*.e2e.test.ts"],
          // The files of a worker share its browser, which has compiled the site's scripts for the first of them.
          isolate: false,
          // Each worker starts three processes and a browser.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          ...overStack,
          name: "engines",
          include: ["tests/engines/**/*.engines.test.ts"],
          // A file for each engine.
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        resolve: { alias: [ONE_GRAPHQL] },
        test: {
          ...overServers,
          name: "machines",
          include: ["tests/machines/**/*.machines.test.ts"],
          globalSetup: "tests/support/compiledServers.ts",
          // Each file starts many processes.
          maxWorkers: 1,
          sequence: { groupOrder: 4 },
        },
      },
      {
        extends: true,
        resolve: { alias: [ONE_GRAPHQL] },
        test: { ...overServers, name: "image", include: ["tests/image/**/*.image.test.ts"], sequence: { groupOrder: 5 } },
      },
      {
        extends: true,
        test: {
          ...overServers,
          name: "slicemachine",
          include: ["tests/slicemachine/**/*.slicemachine.test.ts"],
          sequence: { groupOrder: 6 },
          // Its one test creates a slice in Slice Machine's window, field by field.
          testTimeout: 600_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
