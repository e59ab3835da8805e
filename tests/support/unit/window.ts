import { builtinEnvironments, type Environment } from "vitest/environments";

declare global {
  /** Closes the window of the previous test file, and opens an empty one. */
  var renewWindow: (() => Promise<void>) | undefined;
}

const { jsdom } = builtinEnvironments;

/**
 * Vitest's jsdom environment for files that share a process: jsdom, which is slow to load, stays in memory, and `start.ts` renews
 * the window for each file.
 */
const environment: Environment = {
  name: "window",
  viteEnvironment: "client",
  async setup(global: typeof globalThis, options) {
    let window = await jsdom.setup(global, options);
    global.renewWindow = async () => {
      await window.teardown(global);
      window = await jsdom.setup(global, options);
    };
    return { teardown: () => window.teardown(global) };
  },
};
export default environment;
