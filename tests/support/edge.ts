import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { freePort } from "#scripts/lib/freePort.ts";
import { type Machines, startMachines } from "./machines";
import type { PageFile } from "./pageFile";
import type { RawAnswer } from "./rawRequest";
import { startVarnish, type Varnish } from "./varnish";

/** Sites and BFFs with a Varnish in front of the sites. */
export interface Edge {
  machines: Machines;
  /** Address of the Varnish. */
  url: string;
  healthySites: Varnish["healthySites"];
  /** The keys of each purge so far. */
  purges: readonly string[];
  stop(): Promise<void>;
}

/** Starts sites and BFFs behind a Varnish, which a publish purges. */
export async function startEdge(options: { bffs: number; sites: number; pages: readonly PageFile[] }): Promise<Edge> {
  const port = await freePort();
  const recorder = await startRecorder();
  const siteEnv = { PAGE_CDN: "varnish", PAGE_CDN_PURGE_URL: `http://127.0.0.1:${port},${recorder.url}` };
  const stops: (() => unknown)[] = [recorder.stop];
  const stop = async () => {
    for (const stopOne of stops.toReversed()) await stopOne();
  };
  try {
    const machines = await startMachines({ ...options, env: { PAGE_CDN: "varnish" }, siteEnv });
    stops.push(machines.stop);
    const varnish = await startVarnish({ port, siteUrls: machines.sites.map(({ url }) => url) });
    stops.push(varnish.stop);
    return { machines, url: varnish.url, healthySites: varnish.healthySites, purges: recorder.purges, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts a server that gets the same purges as Varnish, and records them. */
async function startRecorder() {
  const purges: string[] = [];
  const server = createServer((request, response) => {
    purges.push(String(request.headers["xkey-purge"]));
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, purges, stop };
}

/** Whether Varnish has answered with what it keeps. */
export const isHit = ({ headers }: RawAnswer): boolean => headers["x-cache"] === "hit";
