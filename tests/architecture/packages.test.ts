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
    // `$name` means: as above.
    .filter(([, version]) => !EXACT.test(version) && !version.startsWith("$"));
  expect(loose).toEqual([]);
});

it("the lock file names no address to download from: everybody's registry differs", () => {
  const packages = Object.entries(lock.packages);
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter(([, { resolved }]) => resolved !== undefined).map(([name]) => name)).toEqual([]);
});

it("the lock file is of this package.json", () => {
  const { dependencies, devDependencies } = lock.packages[""]!;
  expect({ dependencies, devDependencies }).toEqual({ dependencies: manifest.dependencies, devDependencies: manifest.devDependencies });
  for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
    expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version);
  }
});

it("what the site and the BFF need to run is no development dependency", () => {
  expect(Object.keys(manifest.dependencies).filter((name) => name in manifest.devDependencies)).toEqual([]);
});
