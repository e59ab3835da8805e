import { readFileSync } from "node:fs";
import { afterAll, expect, vi } from "vitest";

/*
 * Runs before each file of unit tests. Files share processes and loaded modules, which takes a third of the time. State
 * that files must not share is reset here.
 */

const hasWindow = globalThis.renewWindow !== undefined;
const mocksModules = /\bvi\.(do)?mock\(/i.test(readFileSync(expect.getState().testPath!, "utf8"));

if (typeof document !== "undefined" && !hasWindow) {
  throw new Error("Write `// @vitest-environment window`: files would share the window of `jsdom`");
}
await globalThis.renewWindow?.();
// Modules keep references to their window, and modules loaded earlier would not use the mocks.
if (hasWindow || mocksModules) vi.resetModules();

afterAll(() => {
  if (mocksModules) vi.resetModules();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
