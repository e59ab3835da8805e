import { afterEach, expect, it, vi } from "vitest";
import { PHASE_PRODUCTION_SERVER } from "next/constants";
import loadConfig from "next/dist/server/config";
import { tempFolder } from "#scripts/testing/tempFolder.ts";
import { builtConfig, buildIdOf, startScriptsOf } from "./build";

const CONFIG = { distDir: ".next", trailingSlash: true };
const FILES = {
  BUILD_ID: "b1\n",
  "build-manifest.json": JSON.stringify({ rootMainFiles: ["static/chunks/a.js"] }),
  "required-server-files.json": JSON.stringify({ version: 1, config: CONFIG }),
};

afterEach(() => void vi.unstubAllEnvs());

it("reads a build", () => {
  const folder = tempFolder(FILES);
  expect([buildIdOf(folder), startScriptsOf(folder)]).toEqual(["b1", ["static/chunks/a.js"]]);
  expect(Object.values(builtConfig(folder)).map((text) => JSON.parse(text) as object)).toEqual([CONFIG]);
});

it.each([
  ["its id", buildIdOf, { BUILD_ID: "" }],
  ["the scripts of every page", startScriptsOf, { "build-manifest.json": "{}" }],
  ["the scripts of every page", startScriptsOf, { "build-manifest.json": '{"rootMainFiles":[]}' }],
  ["its configuration", builtConfig, { "required-server-files.json": '{"config":{}}' }],
])("says what is missing in a build: %s", (what, of: (folder: string) => unknown, changed) => {
  for (const folder of [tempFolder({ ...FILES, ...changed }), tempFolder({})])
    expect(() => of(folder)).toThrow(`Next no longer writes ${what}`);
});

it("Next starts with the configuration in the variable", async () => {
  const folder = tempFolder({ ...FILES, "next.config.mjs": "throw new Error('Next reads this file in place of the variable.');" });
  for (const [name, value] of Object.entries(builtConfig(folder))) vi.stubEnv(name, value);
  const started = await loadConfig(PHASE_PRODUCTION_SERVER, folder, { silent: true }).catch((error: unknown) => String(error));
  expect(started, "Next no longer starts with the configuration that nextInternals/build passes").toEqual(CONFIG);
});
