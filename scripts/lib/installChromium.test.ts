import path from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { tempFolder, writeIn } from "../testing/tempFolder";
import { ensureChromium } from "./installChromium";
import { createProcesses, type Processes } from "./processes";

const debian = { isDebian: true, isRoot: true };

/** Fake processes: `apt-get install` puts a package of `has` on the PATH and fails for others; every other command ends with `ok`. */
function setUp({ ok = true, has = ["chromium-headless-shell", "chromium"] } = {}) {
  const folder = tempFolder();
  const commands: string[] = [];
  const processes: Processes = {
    ...createProcesses(),
    async run({ file, args }) {
      commands.push([file, ...args].join(" "));
      const isInstall = args.includes("install");
      const name = args.at(-1)!;
      if (isInstall && !has.includes(name)) return { ok: false, reason: "ended with code 100", output: "E: Unable to locate package" };
      if (ok && isInstall) writeIn(folder, name, "");
      return { ok, reason: "ended with code 100", output: "E: Unable to locate package" };
    },
  };
  return { commands, processes, env: { PATH: folder }, browser: (name: string) => path.join(folder, name) };
}

beforeEach(() => {
  const print = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  return () => print.mockRestore();
});

it("installs nothing if there is a browser", async () => {
  const { commands, processes, env, browser } = setUp();
  writeIn(env.PATH, "chromium", "");
  expect(await ensureChromium(processes, env, { machine: debian })).toBe(browser("chromium"));
  expect(commands).toEqual([]);
});

it("installs Debian's headless shell as root", async () => {
  const { commands, processes, env, browser } = setUp();
  expect(await ensureChromium(processes, env, { machine: debian })).toBe(browser("chromium-headless-shell"));
  expect(commands).toEqual([
    "env DEBIAN_FRONTEND=noninteractive apt-get update",
    "env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium-headless-shell",
  ]);
});

it("installs Chromium if Debian has no headless shell", async () => {
  const { processes, env, browser } = setUp({ has: ["chromium"] });
  expect(await ensureChromium(processes, env, { machine: debian })).toBe(browser("chromium"));
});

it("calls sudo in a mode that never prompts for a password", async () => {
  const { commands, processes, env } = setUp();
  await ensureChromium(processes, env, { machine: { isDebian: true, isRoot: false } });
  expect(commands[0]).toBe("sudo -n true");
  expect(commands[2]).toBe("sudo -n env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium-headless-shell");
});

it("shows the output of a failed install", async () => {
  const { processes, env } = setUp({ ok: false });
  await expect(ensureChromium(processes, env, { machine: debian })).rejects.toThrow("E: Unable to locate package");
});

it.each([
  ["without Debian", { isDebian: false, isRoot: true }],
  ["without a way to root", { isDebian: true, isRoot: false }],
])("says how to get a browser %s", async (_, machine) => {
  const { processes, env } = setUp({ ok: false });
  await expect(ensureChromium(processes, env, { machine })).rejects.toThrow("set CHROMIUM_PATH");
});
