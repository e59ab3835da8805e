import path from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { tempFolder, writeIn } from "../testing/tempFolder";
import { ensureDrivers, findFirefox } from "./installDrivers";
import { createProcesses } from "./processes";

beforeEach(() => {
  const print = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  return () => print.mockRestore();
});

/** Fake processes: Python fails without the library of WebKit, and every other command succeeds. */
function setUp({ hasWebKit = false } = {}) {
  const commands: string[] = [];
  const run = async ({ file, args }: { file: string; args: string[] }) => {
    if (file === "/usr/bin/python3") return { ok: hasWebKit, reason: "ended with code 1", output: "" };
    commands.push(args.at(-1)!);
    return { ok: true, reason: "", output: "" };
  };
  return { commands, processes: { ...createProcesses(), run }, env: { PATH: tempFolder() } };
}

const machine = { isDebian: true, isRoot: true };

it("installs what is missing", async () => {
  const { commands, processes, env } = setUp();
  writeIn(env.PATH, "firefox", "");
  await ensureDrivers(processes, env, { machine });
  expect(commands).toEqual(["update", "webkit2gtk-driver", "xvfb", "python3-gi", "gir1.2-webkit2-4.1"]);
});

it("installs nothing that is there", async () => {
  const { commands, processes, env } = setUp({ hasWebKit: true });
  for (const program of ["WebKitWebDriver", "Xvfb", "firefox-esr"]) writeIn(env.PATH, program, "");
  await ensureDrivers(processes, env, { machine });
  expect(commands).toEqual([]);
  expect(findFirefox(env)).toBe(path.join(env.PATH, "firefox-esr"));
});

it.each([
  ["on another system", { isDebian: false, isRoot: true }],
  ["as a user who may not install", { isDebian: true, isRoot: false }],
])("says %s what is missing, how to get it, and what runs without", async (_, other) => {
  const { processes, env } = setUp({ hasWebKit: true });
  const asUser = async (command: { file: string; args: string[] }) =>
    command.file === "sudo" ? { ok: false, reason: "", output: "" } : processes.run(command);
  const ensured = ensureDrivers({ ...processes, run: asUser }, env, { machine: other });
  await expect(ensured).rejects.toThrow(/Missing .*`apt-get install webkit2gtk-driver xvfb firefox-esr`.*`npm test -- unit http browser`/);
});
