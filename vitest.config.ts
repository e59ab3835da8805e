import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take long for their size, since they go through all there is, or wait. */
const LONG = /\/(search|locator|sandbox|slices|accessibility)\.e2e\.test\.ts$|\/codegen\/main\.test\.ts$|\/faults\w+\.contract\.test\.ts$/;

/** Unit tests that say so have a window. */
const hasWindow = (file: string) => readFileSync(file, "utf8").startsWith("// @vitest-environment");

/**
 * Vitest's order, in which large files come first, but for those: one begun last would leave the other worker idle. Files
 * with a window come last and together: Vitest ends a process when the environment changes.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = (file: string) => (LONG.test(file) ? 0 : hasWindow(file) ? 2 : 1);
    const rank = ({ moduleId, project }: TestSpecification) => project.config.sequence.groupOrder * 3 + place(moduleId);
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

const folders = "{bff,basemap,keeper,limits,forms,site,slices,codegen,config,upstreams,scripts,tests/architecture,tests/contracts}";

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        resolve: {
          alias: [
            // What `@vitest-environment window` means.
            { find: "vitest-environment-window", replacement: path.resolve("tests/support/unit/window.ts") },
            // As Node resolves it: Vite would take its ES modules, which know no type of the schema that Apollo Server builds.
            { find: /^graphql$/, replacement: path.resolve("node_modules/graphql/index.js") },
          ],
        },
        test: {
          name: "unit",
          include: [`${folders}/**/*.test.{ts,tsx}`],
          exclude: ["**/node_modules/**", "**/.next/**"],
          environment: "node",
          // Tests see the class names of CSS modules as they are written.
          css: { modules: { classNameStrategy: "non-scoped" } },
          // Some start real processes, and a busy machine takes its time.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Half of the time would go into starting processes and loading modules: tests/README.md says what files may share.
          isolate: false,
          setupFiles: "tests/support/unit/start.ts",
          // Some tests wait rather than work; but each worker loads everything anew.
          maxWorkers: availableParallelism() + 1,
        },
      },
      {
        extends: true,
        test: {
          name: "http",
          include: ["tests/http/**/*.http.test.ts"],
          environment: "node",
          globalSetup: "tests/support/stack.ts",
          setupFiles: "tests/support/reportFailures.ts",
          // Each worker drives three processes, and waits a quarter of its time for what a fault delays.
          maxWorkers: 1 + availableParallelism(),
          sequence: { groupOrder: 1 },
          // What comes once a publish or a fault is over takes longer than a second.
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["tests/e2e/**/*.e2e.test.ts"],
          environment: "node",
          globalSetup: "tests/support/stack.ts",
          setupFiles: "tests/support/reportFailures.ts",
          // The files of a worker share its browser, which has the site's scripts compiled by then.
          isolate: false,
          // Each worker drives three processes and a browser of its own.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          // Nor is a second enough for what comes over the network there; what does not come is waited for in vain only once.
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
