import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { toUrl } from "#shared/toUrl.ts";
import { createContentUpstream, type PublishWebhook } from "./content/upstream";
import { createJobsUpstream } from "./jobs/upstream";
import type { Network } from "./kiosks/network";
import { createKiosksUpstream } from "./kiosks/upstream";
import { sendReply, toTextReply } from "./lib/http";
import { createMount } from "./lib/mount";
import { createPlacesUpstream } from "./places/upstream";
import { createWritableRepository, type WritableRepositoryOptions } from "./repository/upstreams";

const ownContentDir = join(import.meta.dirname, "content");
const loopbackHosts = new Set(["127.0.0.1", "::1", "localhost"]);

/** Options of the stand-ins. All have defaults. */
export interface UpstreamsOptions {
  /** A loopback address: the fault switches must not be reachable from other machines. */
  host?: string;
  /** 0 for any free port. */
  port?: number;
  /** Folder with `documents`, `releases`, `previews`, `experiments` and `images`. */
  contentDir?: string;
  /** Another folder of documents. Without `contentDir`, there are no overlays. */
  documentsDir?: string;
  /** If set, the content repository is private and requires this token. */
  accessToken?: string;
  kioskCount?: number;
  /** Another repository beside the embedded one, which can be written to; none by default. */
  repository?: WritableRepositoryOptions;
  publishWebhook?: PublishWebhook;
  /** Called with a line for each fault of the content and of the webhook. */
  log?: (line: string) => void;
}

/** The running stand-ins. */
export interface Upstreams {
  url: string;
  /** Builds the kiosk network in advance, which would make the first request slow. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

/** Starts all stand-ins on one loopback port. Throws if the port is taken or the content has faults. */
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
  const loadNetwork = createNetworkLoader(options.kioskCount ?? 7500);
  const mounts = new Map([
    ["/content", createMount("/content", content)],
    ["/backend", createMount("/backend", createKiosksUpstream(loadNetwork))],
    ["/places", createMount("/places", createPlacesUpstream(loadNetwork))],
    ["/jobs", createMount("/jobs", createJobsUpstream())],
  ]);
  const repository = options.repository && createWritableRepository(options.repository, log);
  for (const [path, mount] of repository?.mounts ?? []) mounts.set(path, mount);

  const server = createServer((request, response) => {
    const url = toUrl(`http://${request.headers.host ?? "localhost"}${request.url ?? "/"}`);
    const mount = url && mounts.get(/^\/[^/]*/.exec(url.pathname)?.[0] ?? "");
    const answer = mount ? mount(request, response, url) : sendReply(response, toUnmountedReply(url, mounts.keys()));
    answer.catch((error: unknown) => {
      // A client that disconnects during a stream is counted, and is not an error.
      if (response.destroyed) return;
      log(`${request.method} ${request.url} failed: ${String(error)}`);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  // Longer than clients pause: a request on a connection that is being closed would see a reset that no fault caused.
  server.keepAliveTimeout = 65_000;
  try {
    await listen(server, host, port);
  } catch (error) {
    content.close();
    repository?.content.close();
    throw error;
  }
  const url = toOrigin(host, (server.address() as AddressInfo).port);
  content.watch(url);
  repository?.content.watch(url);
  return {
    url,
    async warmUp() {
      await loadNetwork();
    },
    async close() {
      content.close();
      repository?.content.close();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

// Loaded lazily: reading the world's cities takes longer than the rest of the start.
function createNetworkLoader(count: number): () => Promise<Network> {
  let network: Promise<Network> | undefined;
  return () => (network ??= import("./kiosks/network").then(({ createNetwork }) => createNetwork(count)));
}

function toUnmountedReply(url: URL | null, paths: Iterable<string>) {
  if (!url) return toTextReply(400, "The request target is not a path");
  return url.pathname === "/health"
    ? toTextReply(200, "ok")
    : toTextReply(404, `Nothing is mounted at ${url.pathname}: try ${[...paths].join(", ")}`);
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
