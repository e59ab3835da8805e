import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { ends, readPid, writePidAndWait } from "../testing/scripts";
import { tempFolder } from "../testing/tempFolder";
import { followParent, root, typescript } from "./commands";

const waitForChild = "return spawnChild().exited.then(() => 1);";

/** Writes a launcher whose work may spawn the script `child`, which writes its process id into `folder`. */
function writeLauncher({ work = waitForChild, child = writePidAndWait, options = "{}" }) {
  const folder = tempFolder({
    "child.mjs": child,
    "launcher.mts": `
      import { existsSync } from "node:fs";
      import { LaunchFailure } from "${root}scripts/lib/launchFailure.ts";
      import { runLauncher } from "${root}scripts/lib/launcher.ts";
      const child = { file: process.execPath, args: ["--import", "${followParent}", "child.mjs"], env: process.env };
      await runLauncher(async (processes) => {
        const spawnChild = () => processes.spawn({ ...child, cwd: import.meta.dirname }, () => {});
        const untilChildRuns = async () => {
          while (!existsSync(import.meta.dirname + "/pid")) await new Promise((resolve) => setTimeout(resolve, 20));
        };
        ${work}
      }, ${options});`,
  });
  return { folder, ...typescript(`${folder}/launcher.mts`, [], {}) };
}

/** Starts a real launcher. */
function launch(source: Parameters<typeof writeLauncher>[0]) {
  const { folder, file, args } = writeLauncher(source);
  const launcher = spawn(file, args, { cwd: root, stdio: ["ignore", "ignore", "pipe"] });
  onTestFinished(() => void launcher.kill("SIGKILL"));
  let said = "";
  launcher.stderr.on("data", (chunk) => (said += chunk));
  const exited = once(launcher, "close").then(([code]) => code as number | null);
  return { folder, kill: (signal: NodeJS.Signals) => launcher.kill(signal), said: () => said, exited };
}

it.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)("stops everything and exits with 0 on %s", async (signal) => {
  const { folder, kill, said, exited } = launch({});
  const child = await readPid(folder);
  kill(signal);
  expect(await exited).toBe(0);
  expect(await ends(child)).toBe(true);
  expect(said()).toBe("");
});

it("treats the copies of one Ctrl-C as one, and kills at once on a second Ctrl-C", async () => {
  const { folder, kill, exited } = launch({ child: `process.on("SIGTERM", () => {}); ${writePidAndWait}` });
  const child = await readPid(folder);
  kill("SIGINT");
  await delay(50);
  kill("SIGINT");
  expect(await Promise.race([exited, delay(1200, "still stopping")])).toBe("still stopping");
  kill("SIGINT");
  expect(await Promise.race([exited, delay(2500, "still stopping")])).toBe(0);
  expect(await ends(child)).toBe(true);
});

it("leaves no child process behind if it is killed itself", async () => {
  const { folder, kill, exited } = launch({});
  const child = await readPid(folder);
  kill("SIGKILL");
  await exited;
  expect(await ends(child)).toBe(true);
});

it("prints only the message of a LaunchFailure, stops everything and exits with 1", async () => {
  const work = `spawnChild(); await untilChildRuns(); throw new LaunchFailure("Port 1 is taken.");`;
  const { folder, said, exited } = launch({ work });
  const child = await readPid(folder);
  expect(await exited).toBe(1);
  expect(said()).toBe("Port 1 is taken.\n");
  expect(await ends(child)).toBe(true);
});

it("prints the stack trace of an unexpected error", async () => {
  const { said, exited } = launch({ work: `throw new TypeError("a bug");` });
  expect(await exited).toBe(1);
  expect(said()).toMatch(/TypeError: a bug\n\s+at /);
});

it("exits with the code of its work", async () => {
  expect(await launch({ work: "return 3;" }).exited).toBe(3);
});

it("exits with a code other than 0 if a stop leaves the work unfinished", async () => {
  const { folder, kill, exited } = launch({ options: "{ codeWhenStopped: 130 }" });
  await readPid(folder);
  kill("SIGTERM");
  expect(await exited).toBe(130);
});

it("writes its whole output into a pipe before it exits", async () => {
  const { file, args } = writeLauncher({ work: `console.log("x".repeat(1_000_000)); console.log("the end"); return 0;` });
  // Uses a shell's pipe: Node connects its children by sockets, which accept everything at once.
  const { stdout } = await promisify(execFile)("sh", ["-c", `"$0" "$@" | cat`, file, ...args], { cwd: root, maxBuffer: 2_000_000 });
  expect(stdout.slice(1_000_000)).toBe("\nthe end\n");
});
