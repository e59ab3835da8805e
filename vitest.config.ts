import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const folders = "{bff,forms,site,slices,codegen,config,upstreams,scripts,tests/architecture,tests/contracts}";

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [`${folders}/**/*.test.{ts,tsx}`],
          exclude: ["**/node_modules/**", "**/.next/**"],
          environment: "node",
          // Tests see the class names of CSS modules as they are written.
          css: { modules: { classNameStrategy: "non-scoped" } },
          // Some start real processes, and a busy machine takes its time.
          testTimeout: 20_000,
          // Vitest would leave a core to itself, which is half of a small machine; many tests wait rather than work.
          maxWorkers: Math.max(2, availableParallelism() - 1),
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["tests/e2e/**/*.e2e.test.ts"],
          environment: "node",
          globalSetup: "tests/support/stack.ts",
          // Each worker drives three processes and a browser of its own.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          // A browser on a busy machine misses a moment now and then; what is broken fails each time.
          retry: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
