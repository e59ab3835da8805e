import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { tempFolder } from "../testing/tempFolder";
import { root } from "./commands";
import { freePort } from "./freePort";

const MANY = 20;

it("returns each port once, below the range of outgoing connections", async () => {
  const ports = await takeMany();
  expect(new Set(ports).size).toBe(MANY);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

it("returns different ports to different processes", async () => {
  const ours = await takeMany();
  const folder = tempFolder({
    "take.ts": `import { freePort } from ${JSON.stringify(`${root}/scripts/lib/freePort.ts`)};
      void Promise.all(Array.from({ length: ${MANY} }, freePort)).then((ports) => console.log(JSON.stringify(ports)));`,
  });
  const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", `${folder}/take.ts`], { cwd: root });
  const theirs = JSON.parse(stdout) as number[];
  expect(theirs).toHaveLength(MANY);
  expect(theirs.filter((port) => ours.includes(port))).toEqual([]);
});

const takeMany = () => Promise.all(Array.from({ length: MANY }, freePort));
