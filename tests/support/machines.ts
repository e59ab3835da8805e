import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "../../scripts/lib/commands";
import { freePort } from "../../scripts/lib/freePort";
import { createUpstreams } from "../../upstreams/server";
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
  stop(): Promise<void>;
}

interface Options {
  bffs: number;
  sites: number;
  /** Variables of the BFFs. */
  env?: Record<string, string>;
}

/** Starts the machines; the sites use the BFFs in turn. */
export async function startMachines({ bffs: bffCount, sites: siteCount, env = {} }: Options): Promise<Machines> {
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
    const bffs: RunningServer[] = [];
    for (let number = 0; number < bffCount; number++)
      bffs.push(await startOne(startBff({ upstreamsUrl: upstreams.url, env: { ...shared, ...env } })));
    const siteEnv = { ...shared, SITE_URL: `http://127.0.0.1:${sitePorts[0]}` };
    const sites: RunningServer[] = [];
    for (const [number, port] of sitePorts.entries())
      sites.push(await startOne(startSite({ bffUrl: bffs[number % bffCount]!.url, port, env: siteEnv })));
    return { redis, bffs, sites, upstreamsUrl: upstreams.url, contentDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
