import { expect, it, onTestFinished } from "vitest";
import { ends, readPid, script, writePidAndWait } from "../testing/scripts";
import { createProcesses } from "./processes";

const ignore = () => {};

function setUp(options?: { graceMs: number }) {
  const processes = createProcesses(options);
  onTestFinished(() => processes.killAll());
  return processes;
}

it("returns the output of a finished command", async () => {
  const command = script(`console.log("out"); console.error("err"); process.exitCode = 2;`);
  const { ok, reason, output } = await setUp().run(command);
  expect({ ok, reason, lines: output.split("\n").sort() }).toEqual({ ok: false, reason: "ended with code 2", lines: ["err", "out"] });
});

it("returns the reason why a command could not start", async () => {
  const finished = await setUp().run({ file: "/nowhere/tool", args: [], env: {} });
  expect(finished).toMatchObject({ ok: false, reason: expect.stringContaining("could not start") });
});

it("stops a process with SIGTERM", async () => {
  const processes = setUp();
  const command = script(writePidAndWait);
  const { exited } = processes.spawn(command, ignore);
  await readPid(command.cwd);
  await processes.stopAll();
  expect(await exited).toMatchObject({ reason: "was ended by SIGTERM" });
});

it("kills a process that ignores SIGTERM", async () => {
  const processes = setUp({ graceMs: 200 });
  const command = script(`process.on("SIGTERM", () => {}); ${writePidAndWait}`);
  const { exited } = processes.spawn(command, ignore);
  await readPid(command.cwd);
  await processes.stopAll();
  expect(await exited).toMatchObject({ reason: "was ended by SIGKILL" });
});

it("leaves no grandchild process behind when its parent ends", async () => {
  const command = script(`
    import { spawn } from "node:child_process";
    import { existsSync, writeFileSync } from "node:fs";
    writeFileSync("grandchild.mjs", ${JSON.stringify(`process.on("SIGTERM", () => {}); ${writePidAndWait}`)});
    spawn(process.execPath, ["grandchild.mjs"], { stdio: "inherit" });
    setInterval(() => existsSync("pid") && process.exit(0), 20);
  `);
  const { exited } = setUp().spawn(command, ignore);
  await exited;
  expect(await ends(await readPid(command.cwd))).toBe(true);
});

it("starts no process while it is stopping", async () => {
  const processes = setUp();
  await processes.stopAll();
  await expect(processes.run(script(""))).rejects.toThrow("Stopped.");
});
