import { EventEmitter } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import path from "node:path";
import { parseArgs } from "node:util";
import { constants } from "node:zlib";
import compression from "compression";
import next from "next";
import { bffAddress } from "./bff/bffAddress";
import { MAP_TILES_PATH, parseSiteConfig } from "./config";
import { orExit } from "#shared/config/orExit.ts";
import { discardBodyAfter } from "#shared/limits/discardBody.ts";
import { createShutdown, KEEP_ALIVE_MS } from "#shared/limits/shutdown.ts";
import { onStopSignal } from "#shared/limits/stopSignals.ts";
import { createStaticFileHandler } from "./staticFiles/staticFileHandler";
import { builtConfig } from "./nextInternals/build";
import { createPageCache } from "./pageCache/createPageCache";
import { createDevelopmentPages } from "./pageCache/developmentPages";
import { maxHeaderBytes, readAddress } from "./gateway/address";
import { answerClientErrors, refuseUpgrade } from "./gateway/clientErrors";
import { createContentReportHandler, isForContentReport } from "./gateway/contentReport";
import { isForBff, passToBff, upgradeToBff } from "./gateway/bffProxy";
import { createSimulator, isForSimulator } from "./gateway/simulator";
import { createMapTilesHandler } from "./gateway/mapTiles";
import { createDevelopmentFiles } from "./gateway/developmentFiles";
import { createRequestFilter, type Rejection } from "./gateway/requestFilter";
import { forwardedFor } from "./forms/server/forwardedFor";
import { formIdOf, handleFormPost } from "./forms/server/handleFormPost";
import { finishPurges } from "./publish/purgeEdge";
import { securityHeaders } from "./security/headers";
import { createPolicyReports, isPolicyReport } from "./security/policyReports";

/**
 * Serves the site with Next and forwards `/graphql`, `/media/` and `/integration/kiosks`, which the content repository reads, to the BFF as
 * streams, so that the browser needs one origin only. A rewrite in next.config would fix the BFF's address at build time.
 */
const { values } = parseArgs({ options: { dev: { type: "boolean", default: false } } });
const config = orExit(() => parseSiteConfig(process.env));
// Above quality 6, compression takes longer than it saves in transfer. The middleware is typed for Express, but works without it.
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } } }) as unknown as (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;
const HEALTH = /^\/health\/?(?:\?|$)/;
const buildFolder = path.join(import.meta.dirname, ".next");
// With the loaders of this process, which runs TypeScript in development.
const reportCommand = [...process.execArgv, "scripts/contentReport.ts", "--html"];
const sendContentReport = createContentReportHandler(path.dirname(import.meta.dirname), reportCommand);
const sendMapTiles = config.map.tilesFile === null ? null : createMapTilesHandler(config.map.tilesFile);
const takePolicyReport = createPolicyReports();
const rejectionOf = createRequestFilter(import.meta.dirname, values.dev);

const maxHeaderSize = maxHeaderBytes(config.simulator);
const timeouts = { keepAliveTimeout: KEEP_ALIVE_MS, headersTimeout: KEEP_ALIVE_MS + 1000 };
const server = createServer({ ...timeouts, maxHeaderSize }, (request, response) => {
  discardBodyAfter(request, response);
  const address = readAddress(request, config.simulator);
  if ("status" in address) return reject(response, { ...address, headers: securityHeaders("/", config) });
  if ("movedTo" in address)
    return void response.writeHead(301, { ...securityHeaders(address.movedTo, config), location: address.movedTo }).end();
  request.url = address.url;
  if (HEALTH.test(address.url)) return void response.end("ok");
  if (isForBff(request)) return void passToBff(request, response);
  if (sendMapTiles && address.url.split("?")[0] === MAP_TILES_PATH) return void sendMapTiles(request, response);
  if (values.dev && isForContentReport(request)) return void sendContentReport(response);
  if (isPolicyReport(request)) return void takePolicyReport(request, response);
  const form = formIdOf(request);
  if (form)
    return void handleFormPost(request, response, form, { bffUrl: bffAddress(), siteUrl: config.siteUrl }, () =>
      answerPage(request, response),
    );
  answerPage(request, response);
});
// Where Next listens for web sockets, which are those of hot reload. It would end the BFF's, since `/graphql` could be a page's path.
const nextUpgrades = new EventEmitter();
if (!values.dev) Object.assign(process.env, builtConfig(buildFolder));
// Next replaces every loopback address by "localhost" before it compares a rewrite's host with this name.
const app = next({
  dev: values.dev,
  dir: import.meta.dirname,
  hostname: "localhost",
  port: config.port,
  httpServer: nextUpgrades as Server,
});
await app.prepare();
const handle = app.getRequestHandler();
const handleFile = values.dev ? createDevelopmentFiles(handle, reject) : createStaticFileHandler(buildFolder);
const handlePage = values.dev
  ? createDevelopmentPages(handle)
  : createPageCache({
      buildFolder,
      handler: handle,
      config,
    });
const renderSimulator = createSimulator({ handler: handle, isServed: config.simulator, proxyHops: config.proxyHops, reject });

/** Answers with a page, a static file or another route of Next. */
function answerPage(request: IncomingMessage, response: ServerResponse): void {
  // Queries on behalf of the visitor are charged to this address (visitorArguments.ts).
  request.headers["x-forwarded-for"] = forwardedFor(request.headers["x-forwarded-for"], request.socket.remoteAddress);
  for (const [name, value] of Object.entries(securityHeaders(request.url ?? "/", config))) response.setHeader(name, value);
  const rejection = rejectionOf(request.method ?? "GET", request.url ?? "/");
  if (rejection) return reject(response, rejection);
  if (handleFile(request, response) || handlePage(request, response)) return;
  if (!values.dev) compress(request, response, () => {});
  if (isForSimulator(request.url!)) return void renderSimulator(request, response);
  void handle(request, response);
}

function reject(response: ServerResponse, { status, headers, text }: Rejection): void {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8", ...headers }).end(text);
}

const shutDown = createShutdown(server, config.shutdownMs);
answerClientErrors(server, maxHeaderSize);
server.on("upgrade", (request, socket, head) => {
  const address = readAddress(request, config.simulator);
  if (!("url" in address)) return refuseUpgrade(socket);
  request.url = address.url;
  if (isForBff(request)) upgradeToBff(request, socket as Socket, head);
  else if (!nextUpgrades.emit("upgrade", request, socket, head)) socket.destroy();
});
server.on("error", (error: NodeJS.ErrnoException) => {
  console.error(error.code === "EADDRINUSE" ? `Port ${config.port} is taken (PORT).` : error.message);
  process.exit(1);
});
server.listen(config.port, config.host);
if (!config.emergencyPhone) console.warn("LOCAL_PHONE is not set: until content has been loaded once, error pages have no number to call.");

onStopSignal(stop);

/** Ends once the requests under way are answered. In development open pages keep a connection forever, so it ends at once. */
function stop(): void {
  if (values.dev) process.exit(0);
  void shutDown()
    .then(finishPurges)
    .then(() => process.exit(0));
}
