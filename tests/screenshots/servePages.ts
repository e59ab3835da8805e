import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "#scripts/lib/commands.ts";
import type { Environment } from "#scripts/lib/environment.ts";
import type { Processes } from "#scripts/lib/processes.ts";
import { createUpstreams } from "#upstreams/server.ts";
import { addresses, startKeyway } from "../bench/lib/stack";
import { type PageFile, writePage } from "../support/pageFile";

/** A running site with additional pages. */
interface PagesServer {
  url: string;
  bffUrl: string;
  stop(): Promise<void>;
}

/** Starts the built site with the embedded content and additional pages. `stop` stops all its processes. */
export async function servePages(processes: Processes, env: Environment, pages: readonly PageFile[]): Promise<PagesServer> {
  const contentDir = mkdtempSync(path.join(tmpdir(), "keyway-screenshots-"));
  cpSync(path.join(root, "upstreams/content"), contentDir, { recursive: true });
  for (const page of pages) writePage(contentDir, page);
  const upstreams = await createUpstreams({ port: Number(env.UPSTREAMS_PORT), contentDir });
  const services = [await startKeyway(processes, env, "bff"), await startKeyway(processes, env, "site")];
  return {
    url: addresses(env).site,
    bffUrl: addresses(env).bff,
    async stop() {
      for (const service of services.toReversed()) await service.stop();
      await upstreams.close();
      rmSync(contentDir, { recursive: true });
    },
  };
}
