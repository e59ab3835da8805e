import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { root } from "#scripts/lib/commands.ts";
import { application, applicationRequest, resumeFile } from "../support/application";
import { switchFaults } from "../support/faultSwitches";
import { ownStack } from "../support/ownStack";
import { startBff, startSite } from "../support/servers";

const { upstreamsUrl } = ownStack();

/** The forms that the stand-in has accepted, and the calls that it has received. */
async function jobsStats(): Promise<{ accepted: number; total: number }> {
  return (await (await fetch(`${upstreamsUrl}/jobs/__stats`)).json()) as { accepted: number; total: number };
}

describe("a form under way is sent, and answered, if the process is told to stop by", () => {
  it.each(["SIGTERM", "SIGHUP", "SIGUSR2", "SIGINT"] as const)("%s", async (signal) => {
    const bff = await startBff({ upstreamsUrl });
    const site = await startSite({ bffUrl: bff.url });
    await switchFaults("jobs", { kind: "delay", ms: 1500 });
    const before = await jobsStats();
    const sent = fetch(`${site.url}/graphql`, applicationRequest(application(), resumeFile()));
    await expect.poll(async () => (await jobsStats()).total).toBe(before.total + 1);
    const ended = [bff.end(signal), site.end(signal)];
    // A service manager may repeat its signal.
    for (const { pid } of [bff, site]) process.kill(pid, "SIGTERM");
    expect(JSON.stringify(await (await sent).json())).toContain("reference");
    await Promise.all(ended);
  });
});

describe("a faulty configuration ends", () => {
  it.each([
    ["bff", { BFF_PORT: "abc", LOG_LEVEL: "loud" }, ["BFF_PORT", "LOG_LEVEL"]],
    ["site", { PORT: "abc", SITE_URL: "here" }, ["PORT", "SITE_URL"]],
  ])("the %s with the list of its faults, and no stack", (name, env, variables) => {
    const { status, stderr } = spawnSync(process.execPath, [`.keyway/servers/${name}.mjs`], {
      cwd: root,
      env: { PATH: process.env.PATH, NODE_ENV: "production", ...env },
      encoding: "utf8",
    });
    const lines = stderr.trim().split("\n");
    expect([status, lines[0]]).toEqual([1, "The configuration does not work:"]);
    expect(lines.slice(1).map((line) => line.trim().split(":")[0])).toEqual(variables);
  });
});
