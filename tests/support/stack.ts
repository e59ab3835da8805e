import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { root } from "#scripts/lib/commands.ts";
import { freePort } from "#scripts/lib/freePort.ts";
import { createUpstreams } from "#upstreams/server.ts";
import prepareServers from "./compiledServers";
import { writePage } from "./pageFile";
import { createServerLog } from "./serverLogs";
import { startBff, startSite, WEBHOOK_SECRET } from "./servers";

/** The addresses of a worker's processes, and the content folder that tests may edit. */
export interface Stack {
  siteUrl: string;
  sitePid: number;
  bffUrl: string;
  upstreamsUrl: string;
  /** A copy of upstreams/content. Files written there are published. */
  contentDir: string;
  /** The log files of its servers (serverLogs.ts). */
  logs: string[];
}

declare module "vitest" {
  interface ProvidedContext {
    stacks: Stack[];
  }
}

/** Starts stand-ins, BFF and built site for the tests over HTTP, once per worker. The returned function stops them. */
export default async function startStacks(project: TestProject): Promise<() => Promise<void>> {
  await prepareServers();
  // A run of one file needs only one stack.
  const workers = Math.min(project.config.maxWorkers, project.vitest.state.getPaths().length);
  const starts = await Promise.allSettled(Array.from({ length: workers }, startStack));
  const running = starts.flatMap((start) => (start.status === "fulfilled" ? [start.value] : []));
  const stopAll = async () => void (await Promise.all(running.map(({ stop }) => stop())));
  const failed = starts.find((start) => start.status === "rejected");
  if (failed) {
    await stopAll();
    throw failed.reason;
  }
  project.provide(
    "stacks",
    running.map(({ stack }) => stack),
  );
  return stopAll;
}

async function startStack(): Promise<{ stack: Stack; stop: () => Promise<void> }> {
  const stops: (() => unknown)[] = [];
  const stop = async () => {
    for (const stopOne of stops.toReversed()) await stopOne();
  };
  try {
    const contentDir = mkdtempSync(path.join(tmpdir(), "keyway-content-"));
    stops.push(() => rmSync(contentDir, { recursive: true, force: true }));
    cpSync(path.join(root, "upstreams/content"), contentDir, { recursive: true });
    enlarge(contentDir);

    const sitePort = await freePort();
    const publishWebhook = { url: `http://127.0.0.1:${sitePort}/revalidate`, secret: WEBHOOK_SECRET };
    const standInLog = createServerLog(`upstreams-of-${sitePort}`);
    const upstreams = await createUpstreams({ port: 0, contentDir, publishWebhook, log: standInLog.write });
    stops.push(upstreams.close);

    const bff = await startBff({ upstreamsUrl: upstreams.url });
    stops.push(bff.stop);
    const site = await startSite({ bffUrl: bff.url, port: sitePort });
    stops.push(site.stop);

    const logs = [standInLog.file, bff.log, site.log];
    return { stack: { siteUrl: site.url, sitePid: site.pid, bffUrl: bff.url, upstreamsUrl: upstreams.url, contentDir, logs }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Adds more documents (of an unknown type) than the BFF reads in advance, so that pages' documents are fetched on demand. */
function enlarge(contentDir: string): void {
  for (let number = 0; number < 250; number++) writePage(contentDir, { id: `Zfiller${number}`, uid: `filler-${number}`, type: "filler" });
}
