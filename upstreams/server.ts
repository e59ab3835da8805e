import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createContentUpstream, type PublishWebhook } from "./content/upstream";
import { createKiosksUpstream } from "./kiosks/upstream";
import { sendReply, toTextReply } from "./lib/http";
import { createMount } from "./lib/mount";

const ownContentDir = join(import.meta.dirname, "content");
const loopbackHosts = new Set(["127.0.0.1", "::1", "localhost"]);

/** How to start the stand-ins; everything has a default. */
export interface UpstreamsOptions {
  /** A loopback address: fault switches must not be reachable from elsewhere. */
  host?: string;
  /** 0 takes any free port. */
  port?: number;
  /** Folder holding `documents`, `releases`, `previews`, `experiments` and `images`. */
  contentDir?: string;
  /** Another folder of documents; given without `contentDir`, it comes without overlays. */
  documentsDir?: string;
  /** When set, the content repository is private and wants this token. */
  accessToken?: string;
  kioskCount?: number;
  publishWebhook?: PublishWebhook;
  /** Where faults of the content and of the webhook are told, one line each. */
  log?: (line: string) => void;
}

/** The running stand-ins. */
export interface Upstreams {
  url: string;
  /** Builds ahead what would make the first request slow. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

/** Starts every stand-in on one loopback port. */
export async function createUpstreams(options: UpstreamsOptions = {}): Promise<Upstreams> {
  const { host = "127.0.0.1", port = 4100, log = (line: string) => console.error(line) } = options;
  if (!loopbackHosts.has(host)) {
    throw new Error(`HOST is ${host}: the stand-ins bind to ${[...loopbackHosts].join(", ")} only`);
  }
  const content = createContentUpstream({
    contentDir: options.contentDir ?? ownContentDir,
    documentsDir: options.documentsDir,
    hasOverlays: options.contentDir !== undefined || options.documentsDir === undefined,
    accessToken: options.accessToken,
    publishWebhook: options.publishWebhook,
    log,
  });
  const kiosks = createKiosksUpstream({ count: options.kioskCount ?? 7500 });
  const mounts = new Map([
    ["/content", createMount("/content", content)],
    ["/backend", createMount("/backend", kiosks)],
  ]);

  const server = createServer((request, response) => {
    const url = toUrl(request.url, request.headers.host);
    const mount = url && mounts.get(/^\/[^/]*/.exec(url.pathname)?.[0] ?? "");
    const answer = mount
      ? mount(request, response, url)
      : sendReply(response, toUnmountedReply(url));
    answer.catch((error: unknown) => {
      // A caller who leaves in the middle of a stream is counted, not an error of ours.
      if (response.destroyed) return;
      log(`${request.method} ${request.url} failed: ${String(error)}`);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  try {
    await listen(server, host, port);
  } catch (error) {
    content.close();
    throw error;
  }
  const url = toOrigin(host, (server.address() as AddressInfo).port);
  content.watch(url);
  return {
    url,
    warmUp: kiosks.warmUp,
    async close() {
      content.close();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function toUnmountedReply(url: URL | null) {
  if (!url) return toTextReply(400, "The request target is not a path");
  return url.pathname === "/health"
    ? toTextReply(200, "ok")
    : toTextReply(404, `Nothing is mounted at ${url.pathname}: try /content or /backend`);
}

function toUrl(target = "/", host = "localhost"): URL | null {
  return URL.canParse(`http://${host}${target}`) ? new URL(`http://${host}${target}`) : null;
}

function toOrigin(host: string, port: number): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

function listen(server: ReturnType<typeof createServer>, host: string, port: number) {
  return new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === "EADDRINUSE";
      reject(isTaken ? new Error(`Port ${port} is taken: set UPSTREAMS_PORT to a free one`) : error);
    });
    server.listen(port, host, resolve);
  });
}
