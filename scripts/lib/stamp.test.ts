import { rmSync } from "node:fs";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { tempFolder, writeIn } from "../testing/tempFolder";
import { type Artifact, makeIfStale } from "./stamp";

const artifact: Artifact = { name: "site", inputs: { from: ["site"], includes: (file) => file !== "site/out" }, output: "site/out" };

function setUp() {
  const root = tempFolder({ "site/a.ts": "1" });
  const make = vi.fn<() => Promise<void>>(async () => writeIn(root, "site/out", "built"));
  return { root, make, build: () => makeIfStale(root, artifact, make) };
}

it("builds once, and again when an input changes", async () => {
  const { root, make, build } = setUp();
  await build();
  await build();
  expect(make).toHaveBeenCalledTimes(1);
  writeIn(root, "site/b.ts", "2");
  await build();
  expect(make).toHaveBeenCalledTimes(2);
});

it("builds again if the output is missing", async () => {
  const { root, make, build } = setUp();
  await build();
  rmSync(path.join(root, "site/out"));
  await build();
  expect(make).toHaveBeenCalledTimes(2);
});

it("builds again after a failure", async () => {
  const { root, make, build } = setUp();
  writeIn(root, "site/out", "of an earlier build");
  make.mockRejectedValueOnce(new Error("broken"));
  await expect(build()).rejects.toThrow("broken");
  await build();
  expect(make).toHaveBeenCalledTimes(2);
});

it("builds again after a failure although the input is as before", async () => {
  const { root, make, build } = setUp();
  await build();
  writeIn(root, "site/a.ts", "broken");
  make.mockRejectedValueOnce(new Error("broken"));
  await expect(build()).rejects.toThrow("broken");
  writeIn(root, "site/a.ts", "1");
  await build();
  expect(make).toHaveBeenCalledTimes(3);
});

it("builds again if an input was edited during the build", async () => {
  const { root, make, build } = setUp();
  make.mockImplementationOnce(async () => {
    writeIn(root, "site/out", "built");
    writeIn(root, "site/a.ts", "edited");
  });
  await build();
  await build();
  expect(make).toHaveBeenCalledTimes(2);
});
