import { freePort } from "../../scripts/lib/freePort";
import { type Machines, startMachines } from "./machines";
import type { RawAnswer } from "./rawRequest";
import { startVarnish } from "./varnish";

/** Sites and BFFs with a Varnish in front of the sites. */
export interface Edge {
  machines: Machines;
  /** Address of the Varnish. */
  url: string;
  stop(): Promise<void>;
}

/** Starts sites and BFFs behind a Varnish, which a publish purges. */
export async function startEdge(count: { bffs: number; sites: number }): Promise<Edge> {
  const port = await freePort();
  const siteEnv = { PAGE_CDN: "varnish", PAGE_CDN_PURGE_URL: `http://127.0.0.1:${port}` };
  const machines = await startMachines({ ...count, env: { PAGE_CDN: "varnish" }, siteEnv });
  try {
    const varnish = await startVarnish({ port, siteUrls: machines.sites.map(({ url }) => url) });
    const stop = async () => {
      await varnish.stop();
      await machines.stop();
    };
    return { machines, url: varnish.url, stop };
  } catch (error) {
    await machines.stop();
    throw error;
  }
}

/** Whether Varnish has answered with what it keeps. */
export const isHit = ({ headers }: RawAnswer): boolean => headers["x-cache"] === "hit";
