import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { root } from "../../scripts/lib/commands";
import { createUpstreams } from "../../upstreams/server";
import { freePort, startBff, startSite, WEBHOOK_SECRET } from "./servers";

/** Where the processes of the browser tests answer, and the content that a test may edit. */
export interface Stack {
  siteUrl: string;
  bffUrl: string;
  upstreamsUrl: string;
  /** A copy of upstreams/content: what is written there is published. */
  contentDir: string;
}

declare module "vitest" {
  interface ProvidedContext {
    stack: Stack;
  }
}

/** Starts the stand-ins, the BFF and the built site once for all browser tests; the answer stops them. */
export default async function startStack(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(path.join(root, "site/.next/BUILD_ID"))) {
    throw new Error("The site is not built. `npm test -- browser` builds it; `npm run build` does so alone.");
  }
  const stops: (() => unknown)[] = [];
  const stopAll = async () => {
    for (const stop of stops.toReversed()) await stop();
  };
  try {
    const contentDir = mkdtempSync(path.join(tmpdir(), "keyway-content-"));
    stops.push(() => rmSync(contentDir, { recursive: true, force: true }));
    cpSync(path.join(root, "upstreams/content"), contentDir, { recursive: true });

    const sitePort = await freePort();
    const publishWebhook = { url: `http://127.0.0.1:${sitePort}/revalidate`, secret: WEBHOOK_SECRET };
    const upstreams = await createUpstreams({ port: 0, contentDir, publishWebhook });
    stops.push(upstreams.close);

    const bff = await startBff({ upstreamsUrl: upstreams.url });
    stops.push(bff.stop);
    const site = await startSite({ bffUrl: bff.url, port: sitePort });
    stops.push(site.stop);

    project.provide("stack", { siteUrl: site.url, bffUrl: bff.url, upstreamsUrl: upstreams.url, contentDir });
  } catch (error) {
    await stopAll();
    throw error;
  }
  return stopAll;
}
