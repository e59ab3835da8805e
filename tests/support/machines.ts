import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "#scripts/lib/commands.ts";
import { freePort } from "#scripts/lib/freePort.ts";
import { createUpstreams } from "#upstreams/server.ts";
import { type PageFile, writePage } from "./pageFile";
import { type RedisServer, startRedis } from "./redisServer";
import { createServerLog } from "./serverLogs";
import { type RunningServer, startBff, startSite, WEBHOOK_SECRET } from "./servers";

/** Several processes of BFF and site over one set of stand-ins and one Redis. */
export interface Machines {
  redis: RedisServer;
  bffs: RunningServer[];
  sites: RunningServer[];
  upstreamsUrl: string;
  /** The content that the stand-in serves. A file written there is published, and the webhook reaches the first site only. */
  contentDir: string;
  /** Starts a stopped BFF or site again, at the same address. */
  restart(server: RunningServer): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  bffs: number;
  sites: number;
  /** Variables of the BFFs. */
  env?: Record<string, string>;
  /** Variables of the sites. */
  siteEnv?: Record<string, string>;
  /** Pages that are published before the processes start. */
  pages?: readonly PageFile[];
}

/** Starts the machines. Each site knows all BFFs. */
export async function startMachines({ bffs: bffCount, sites: siteCount, env = {}, siteEnv = {}, pages = [] }: Options): Promise<Machines> {
  const stops: (() => unknown)[] = [];
  const stop = async () => {
    for (const stopOne of stops.toReversed()) await stopOne();
  };
  try {
    const redis = await startRedis();
    stops.push(redis.stop);
    const contentDir = mkdtempSync(path.join(tmpdir(), "keyway-content-"));
    stops.push(() => rmSync(contentDir, { recursive: true, force: true }));
    cpSync(path.join(root, "upstreams/content"), contentDir, { recursive: true });
    for (const page of pages) writePage(contentDir, page);
    const sitePorts = await Promise.all(Array.from({ length: siteCount }, () => freePort()));
    const publishWebhook = { url: `http://127.0.0.1:${sitePorts[0]}/revalidate`, secret: WEBHOOK_SECRET };
    const { write } = createServerLog(`upstreams-of-${sitePorts[0]}`);
    const upstreams = await createUpstreams({ port: 0, contentDir, publishWebhook, log: write });
    stops.push(upstreams.close);

    const startOne = async (starting: Promise<RunningServer>) => {
      const server = await starting;
      stops.push(server.stop);
      return server;
    };
    const shared = { REDIS_URL: redis.url };
    const startBffAt = (port: number) => startOne(startBff({ upstreamsUrl: upstreams.url, port, env: { ...shared, ...env } }));
    const bffPorts = await Promise.all(Array.from({ length: bffCount }, () => freePort()));
    const bffUrl = bffPorts.map((port) => `http://127.0.0.1:${port}`).join();
    const startSiteAt = (port: number) =>
      startOne(startSite({ bffUrl, port, env: { SITE_URL: `http://127.0.0.1:${sitePorts[0]}`, ...siteEnv } }));
    const [bffs, sites] = await Promise.all([Promise.all(bffPorts.map(startBffAt)), Promise.all(sitePorts.map(startSiteAt))]);
    const restart = async (server: RunningServer): Promise<void> => {
      const port = Number(new URL(server.url).port);
      const group = bffs.includes(server) ? bffs : sites;
      group[group.indexOf(server)] = await (group === bffs ? startBffAt(port) : startSiteAt(port));
    };
    return { redis, bffs, sites, upstreamsUrl: upstreams.url, contentDir, restart, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
