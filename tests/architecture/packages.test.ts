import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

type Versions = Record<string, string>;
const manifest = JSON.parse(readFileSync("package.json", "utf8")) as {
  dependencies: Versions;
  devDependencies: Versions;
  overrides: Versions;
};
const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, { version?: string; resolved?: string } & Partial<typeof manifest>>;
};

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

it("every version is exact", () => {
  const loose = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.overrides })
    // `$name` refers to the version in dependencies.
    .filter(([, version]) => !EXACT.test(version) && !version.startsWith("$"));
  expect(loose).toEqual([]);
});

it("the lock file contains no download addresses, since registries differ", () => {
  const packages = Object.entries(lock.packages);
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter(([, { resolved }]) => resolved !== undefined).map(([name]) => name)).toEqual([]);
});

it("no runtime dependency of site and BFF is a development dependency", () => {
  expect(Object.keys(manifest.dependencies).filter((name) => name in manifest.devDependencies)).toEqual([]);
});
