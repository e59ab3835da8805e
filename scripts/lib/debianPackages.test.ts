import { expect, it } from "vitest";
import { prepareInstall } from "./debianPackages";
import { createProcesses } from "./processes";
import type { RunStep } from "./step";

const machine = { isDebian: true, isRoot: true };

it("runs one apt-get at a time, and the next one after a failure", async () => {
  let running = 0;
  const most: number[] = [];
  const run: RunStep = async (_processes, title) => {
    most.push(++running);
    await new Promise((resolve) => setImmediate(resolve));
    running--;
    if (title === "Installing chromium") throw new Error("E: Unable to locate package chromium");
  };
  const prepare = async () => (await prepareInstall(createProcesses(), {}, { machine, run }))!;
  const [one, other] = await Promise.all([prepare(), prepare()]);
  await Promise.all([expect(one("chromium")).rejects.toThrow("Unable to locate"), other("xvfb"), one("varnish")]);
  expect(most).toEqual([1, 1, 1, 1, 1]);
});
