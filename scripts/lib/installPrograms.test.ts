import { beforeEach, expect, it, vi } from "vitest";
import { tempFolder, writeIn } from "../testing/tempFolder";
import { ensurePrograms } from "./installPrograms";
import { createProcesses } from "./processes";

beforeEach(() => {
  const print = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  return () => print.mockRestore();
});

function setUp() {
  const commands: string[] = [];
  const run = async ({ file, args }: { file: string; args: string[] }) => {
    commands.push([file, ...args].join(" "));
    return { ok: true, reason: "", output: "" };
  };
  return { commands, processes: { ...createProcesses(), run }, env: { PATH: tempFolder() } };
}

const machine = { isDebian: true, isRoot: true };

it("installs a program that is not on the PATH", async () => {
  const { commands, processes, env } = setUp();
  await ensurePrograms(processes, env, "machines", { machine });
  expect(commands).toContain("env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends redis-server");
});

it("installs nothing that is there", async () => {
  const { commands, processes, env } = setUp();
  for (const program of ["redis-server", "varnishd"]) writeIn(env.PATH, program, "");
  await ensurePrograms(processes, env, "machines", { machine });
  expect(commands).toEqual([]);
});

it("names what is missing where nothing can be installed", async () => {
  const { processes, env } = setUp();
  await expect(ensurePrograms(processes, env, "machines", { machine: { isDebian: false, isRoot: true } })).rejects.toThrow("redis-server");
});
