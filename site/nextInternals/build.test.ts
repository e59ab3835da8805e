import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { tempFolder } from "#scripts/testing/tempFolder.ts";
import { builtConfig, buildIdOf, startScriptsOf } from "./build";

const CONFIG = { distDir: ".next", trailingSlash: true };
const FILES = {
  BUILD_ID: "b1\n",
  "build-manifest.json": JSON.stringify({ rootMainFiles: ["static/chunks/a.js"] }),
  "required-server-files.json": JSON.stringify({ version: 1, config: CONFIG }),
};

/** Prints the configuration that Next's server would start with. In a process of its own: Next patches `require` for all modules. */
const PRINT_CONFIG = `
  require("next/dist/server/config").default("phase-production-server", process.argv[1], { silent: true })
    .then((config) => console.log(JSON.stringify(config)));
`;

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

it("Next starts with the configuration in the variable", () => {
  const folder = tempFolder({ ...FILES, "next.config.mjs": "throw new Error('Next reads this file in place of the variable.');" });
  const env = { ...process.env, ...builtConfig(folder) };
  const started = execFileSync(process.execPath, ["-e", PRINT_CONFIG, folder], { env, encoding: "utf8" });
  expect(JSON.parse(started), "Next no longer starts with the configuration that nextInternals/build passes").toEqual(CONFIG);
});
