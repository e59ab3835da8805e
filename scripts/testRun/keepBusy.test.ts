import { once } from "node:events";
import { spawn, spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { expect, it, onTestFinished } from "vitest";
import { ends } from "../testing/scripts";
import { tempFolder } from "../testing/tempFolder";
import { root, typescript } from "../lib/commands";
import { createProcesses, type Processes } from "../lib/processes";
import { busyLoop, keepBusy } from "./keepBusy";

it("starts a process for each core, and stops them with all other processes", async () => {
  const processes = createProcesses();
  onTestFinished(() => processes.killAll());
  const pids: (number | undefined)[] = [];
  const recording: Processes = {
    ...processes,
    spawn(command, onLine) {
      const group = processes.spawn(command, onLine);
      pids.push(group.pid);
      return group;
    },
  };
  keepBusy(recording, {});
  expect(pids).toHaveLength(availableParallelism());
  await processes.stopAll();
  expect(await Promise.all(pids.map((pid) => ends(pid!)))).toEqual(pids.map(() => true));
});

it("leaves no busy process behind if the run is killed", async () => {
  const folder = tempFolder({
    "run.mts": `
      import { createProcesses } from "${root}scripts/lib/processes.ts";
      import { busyLoop, keepBusy } from "${root}scripts/testRun/keepBusy.ts";
      const processes = createProcesses();
      const spawn = (command, onLine) => {
        const group = processes.spawn(command, onLine);
        console.log(group.pid);
        return group;
      };
      keepBusy({ ...processes, spawn }, process.env);
      setInterval(() => {}, 1000);`,
  });
  const { file, args } = typescript(`${folder}/run.mts`, [], {});
  const run = spawn(file, args, { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void run.kill("SIGKILL"));
  const pids: number[] = [];
  for await (const chunk of run.stdout) {
    pids.push(...String(chunk).trim().split("\n").map(Number));
    if (pids.length === availableParallelism()) break;
  }
  const exited = once(run, "exit");
  run.kill("SIGKILL");
  await exited;
  expect(await Promise.all(pids.map(ends))).toEqual(pids.map(() => true));
});

it("runs as long as its parent exists", () => {
  const goOn = (parent: number) => spawnSync(process.execPath, [busyLoop, String(parent)], { timeout: 1000 });
  expect(goOn(process.pid).signal).toBe("SIGTERM");
  expect(goOn(process.pid + 1)).toMatchObject({ signal: null, status: 0 });
});
