import { execFile } from "node:child_process";
import { chmodSync, copyFileSync, mkdirSync, readFileSync, symlinkSync, utimesSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { root } from "./lib/commands";
import { toProcessEnv } from "./lib/environment";
import { tempFolder, writeIn } from "./testing/tempFolder";

// A fake npm: records its arguments and installs the one package that a start needs.
const fakeNpm = `#!/bin/sh
echo "$@" >> npm.log
[ -e fail ] && { echo "E404 no such package"; exit 1; }
mkdir -p node_modules && ln -sfn ${root}node_modules/tsx node_modules/tsx && echo {} > node_modules/.package-lock.json
`;

function clone() {
  const folder = tempFolder({
    "package.json": `{"type":"module"}`,
    "package-lock.json": "{}",
    "scripts/start.ts": `console.log("started", ...process.argv.slice(2)); process.exitCode = 5 as number;`,
    "bin/npm": fakeNpm,
  });
  chmodSync(path.join(folder, "bin/npm"), 0o755);
  mkdirSync(path.join(folder, "scripts/lib"));
  for (const file of ["scripts/bootstrap.mjs", "scripts/lib/followParent.mjs"]) {
    copyFileSync(path.join(root, file), path.join(folder, file));
  }
  return folder;
}

function bootstrap(folder: string, ...args: string[]): Promise<{ code: unknown; stdout: string; stderr: string }> {
  const env = toProcessEnv({ PATH: `${path.join(folder, "bin")}${path.delimiter}${process.env.PATH}` });
  return new Promise((resolve) => {
    execFile(process.execPath, [path.join(folder, "scripts/bootstrap.mjs"), ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}

const npmCalls = (folder: string) => readFileSync(path.join(folder, "npm.log"), "utf8");

it("installs on a fresh clone once, and passes on arguments and exit code", async () => {
  const folder = clone();
  const first = await bootstrap(folder, "start", "--kiosks", "5");
  expect(first).toMatchObject({ code: 5, stdout: "Installing dependencies (about two minutes the first time) …\nstarted --kiosks 5\n" });
  expect(await bootstrap(folder, "start")).toMatchObject({ code: 5, stdout: "started\n" });
  expect(npmCalls(folder)).toBe("ci --include=dev\n");
});

it("installs again if the lock file's content changes, but not if only its modification time does", async () => {
  const folder = clone();
  const lockFile = path.join(folder, "package-lock.json");
  const later = new Date(Date.now() + 60_000);
  await bootstrap(folder, "start");
  utimesSync(lockFile, later, later);
  expect((await bootstrap(folder, "start")).stdout).toBe("started\n");
  writeIn(folder, "package-lock.json", `{"version":2}`);
  utimesSync(lockFile, later, later);
  expect((await bootstrap(folder, "start")).stdout).toContain("Installing");
});

it("accepts an install by hand", async () => {
  const folder = clone();
  writeIn(folder, "node_modules/.package-lock.json", "{}");
  symlinkSync(path.join(root, "node_modules/tsx"), path.join(folder, "node_modules/tsx"));
  expect((await bootstrap(folder, "start")).stdout).toBe("started\n");
});

it("shows npm's output when the install fails", async () => {
  const folder = clone();
  writeIn(folder, "fail", "");
  const { code, stderr } = await bootstrap(folder, "start");
  expect(code).toBe(1);
  expect(stderr).toBe("E404 no such package\n\nThe dependencies could not be installed: `npm ci` ended with code 1.\n");
});

it("refuses an old version of Node and names the required one", async () => {
  const folder = clone();
  const source = readFileSync(path.join(root, "scripts/bootstrap.mjs"), "utf8");
  writeIn(folder, "scripts/bootstrap.mjs", source.replace("[20, 19]", "[99, 0]"));
  const { code, stderr } = await bootstrap(folder, "start");
  expect(code).toBe(1);
  expect(stderr).toContain(`Keyway needs Node 99.0 or newer, and this is Node ${process.versions.node}.`);
});

it("prints its usage when called without a script", async () => {
  expect(await bootstrap(clone())).toMatchObject({ code: 1, stderr: expect.stringContaining("Usage:") });
});
