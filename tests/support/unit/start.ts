import { readFileSync } from "node:fs";
import { afterAll, expect, vi } from "vitest";

/*
 * Runs before each file of unit tests. Files share processes, and with them the modules that were loaded before: that
 * takes a third of the time. What a file must not share is renewed here, so that no test has to know of others.
 */

const hasWindow = globalThis.renewWindow !== undefined;
const mocksModules = /\bvi\.(do)?mock\(/i.test(readFileSync(expect.getState().testPath!, "utf8"));

if (typeof document !== "undefined" && !hasWindow) {
  throw new Error("Write `// @vitest-environment window`: files would share the window of `jsdom`");
}
await globalThis.renewWindow?.();
// Modules remember their window, and those loaded without mocks would not see them.
if (hasWindow || mocksModules) vi.resetModules();

afterAll(() => {
  if (mocksModules) vi.resetModules();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
