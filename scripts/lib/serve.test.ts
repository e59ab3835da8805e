import { describe, expect, it, onTestFinished, vi } from "vitest";
import { script } from "../testing/scripts";
import { freePort } from "./freePort";
import { createProcesses } from "./processes";
import { serve, type ServeOptions } from "./serve";
import type { Service } from "./services";

/** A server that answers every request with `status`, and exits with code 7 on a request for /die. */
const server = (port: number, status: number) => `
  import { createServer } from "node:http";
  createServer((request, response) => {
    if (request.url === "/die") process.exit(7);
    response.writeHead(${status}).end();
  }).listen(${port}, "127.0.0.1");`;

async function service(name: string, { status = 200, source = "" } = {}): Promise<Service> {
  const port = await freePort();
  return { name, command: script(source || server(port, status)), healthUrl: `http://127.0.0.1:${port}/health` };
}

function start(services: Service[], options: Omit<ServeOptions, "onReady"> = {}) {
  const processes = createProcesses();
  onTestFinished(() => processes.stopAll());
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  onTestFinished(() => void vi.restoreAllMocks());
  const onReady = vi.fn<() => void>();
  return { processes, onReady, ended: serve(processes, services, { onReady, ...options }) };
}

it("is ready once every process is healthy, and rejects naming a process that ends later", async () => {
  const [bff, site] = [await service("bff"), await service("site")];
  const { onReady, ended } = start([bff, site]);
  const failure = ended.catch((error: Error) => error.message);
  await vi.waitFor(() => expect(onReady).toHaveBeenCalledOnce(), { timeout: 10_000 });
  await fetch(bff.healthUrl.replace("/health", "/die")).catch(() => {});
  expect(await failure).toBe('The process "bff" ended with code 7.');
});

it("rejects if a process ends before it is ready, after printing its output", async () => {
  const site = await service("site");
  const { onReady, ended } = start([site, await service("bff", { source: `console.error("no schema"); process.exit(3);` })]);
  await expect(ended).rejects.toThrow('The process "bff" ended with code 3.');
  expect(process.stderr.write).toHaveBeenCalledWith("[bff] no schema\n");
  expect(onReady).not.toHaveBeenCalled();
});

it("prints the lines of a process as its log returns them, and leaves out those that it drops", async () => {
  const bff = await service("bff", { source: `console.error("a"); console.error("b"); process.exit(3);` });
  const { ended } = start([bff], { createLog: () => (line) => (line === "a" ? undefined : `${line}1\n${line}2`) });
  await expect(ended).rejects.toThrow("ended with code 3");
  expect(vi.mocked(process.stderr.write).mock.calls.map(([text]) => text)).toEqual(["[bff] b1\n", "[bff] b2\n"]);
});

it("rejects if a process never becomes healthy", async () => {
  const { ended } = start([await service("bff", { status: 503 })], { deadlineMs: 1500 });
  await expect(ended).rejects.toThrow(/"bff" did not answer http:\S+\/health with 200 in time/);
});

describe("a service that may be restarted", () => {
  const die = ({ healthUrl }: Service) => fetch(healthUrl.replace("/health", "/die")).catch(() => {});
  const isHealthy = ({ healthUrl }: Service) =>
    fetch(healthUrl).then(
      ({ ok }) => ok,
      () => false,
    );

  it("is restarted when it ends, after growing delays, while the others go on", async () => {
    const said = vi.spyOn(console, "error").mockReturnValue();
    const [bff, site] = [{ ...(await service("bff")), isRestarted: true }, await service("site")];
    const { onReady, ended } = start([bff, site], { pauseMs: 50 });
    const failure = ended.catch((error: Error) => error.message);
    await vi.waitFor(() => expect(onReady).toHaveBeenCalledOnce(), { timeout: 10_000 });
    for (let times = 0; times < 2; times++) {
      await die(bff);
      await vi.waitFor(async () => expect(await isHealthy(bff)).toBe(true), { timeout: 10_000 });
      expect(await isHealthy(site)).toBe(true);
    }
    expect(said.mock.calls.flat()).toEqual([
      'The process "bff" ended with code 7. It restarts in 0.05 s.',
      'The process "bff" ended with code 7. It restarts in 0.1 s.',
    ]);
    await die(site);
    expect(await failure).toBe('The process "site" ended with code 7.');
  });

  it("makes the launch fail if it was never ready", async () => {
    const bff = { ...(await service("bff", { source: "process.exit(3);" })), isRestarted: true };
    await expect(start([bff, await service("site")]).ended).rejects.toThrow('The process "bff" ended with code 3.');
  });

  it("is not restarted, and prints nothing, once everything is being stopped", async () => {
    const said = vi.spyOn(console, "error").mockReturnValue();
    const { processes, onReady, ended } = start([{ ...(await service("bff")), isRestarted: true }], { pauseMs: 20 });
    const failure = ended.catch((error: Error) => error.message);
    await vi.waitFor(() => expect(onReady).toHaveBeenCalledOnce(), { timeout: 10_000 });
    await processes.stopAll();
    expect(await failure).toBe("Stopped.");
    expect(said).not.toHaveBeenCalled();
  });
});
