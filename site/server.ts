import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { request as httpsRequest } from "node:https";
import path from "node:path";
import { type Duplex, pipeline } from "node:stream";
import { parseArgs } from "node:util";
import { constants } from "node:zlib";
import compression from "compression";
import next from "next";
import { isBffUnresponsive, watchRequest } from "./bff/bffHealth";
import { parseSiteConfig } from "./config";
import { createStaticFileHandler } from "./staticFiles/staticFileHandler";
import { createPageCache } from "./pageCache/createPageCache";
import { connectSharedPages } from "./pageCache/sharedPages";
import { createDevelopmentPages } from "./pageCache/developmentPages";
import { createContentReportHandler, isForContentReport } from "./gateway/contentReport";
import { isUndecodableFilePath } from "./gateway/undecodablePath";
import { correctSlashes, withoutAnswerParam } from "./gateway/correctUrl";
import { responseHeadersToForward, requestHeadersToForward } from "./gateway/hopByHopHeaders";
import { createRequestFilter } from "./gateway/requestFilter";
import { forwardedFor } from "./forms/server/forwardedFor";
import { formNameOf, handleFormPost } from "./forms/server/handleFormPost";
import { securityHeaders } from "./security/headers";

/**
 * Serves the site with Next and forwards `/graphql`, `/media/` and `/integration/kiosks`, which the content repository reads, to the BFF as
 * streams, so that the browser needs one origin only. A rewrite in next.config would fix the BFF's address at build time.
 */
const { values } = parseArgs({ options: { dev: { type: "boolean", default: false } } });
const config = parseSiteConfig(process.env);
const bff = new URL(config.bffUrl);
const DRAIN_MS = 3000;
// The slice simulator has a whole page of slices in its URL, and Next repeats it in a header: Node's limit of 16 KB is too small.
const MAX_HEADER_BYTES = 128 * 1024;
// Above quality 6, compression takes longer than it saves in transfer. The middleware is typed for Express, but works without it.
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } } }) as unknown as (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;
const buildFolder = path.join(import.meta.dirname, ".next");
// With the loaders of this process, which runs TypeScript in development.
const reportCommand = [...process.execArgv, "scripts/contentReport.ts", "--html"];
const sendContentReport = createContentReportHandler(path.dirname(import.meta.dirname), reportCommand);
const rejectionOf = createRequestFilter(import.meta.dirname);
const handleStaticFile = createStaticFileHandler(buildFolder);
const requestBff = bff.protocol === "https:" ? httpsRequest : httpRequest;

const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (request, response) => {
  if (request.url === "/health") return void response.end("ok");
  if (isForBff(request)) return passToBff(request, response);
  if (values.dev && isForContentReport(request)) return void sendContentReport(response);
  const form = formNameOf(request);
  if (form) return void handleFormPost(request, response, form, config, () => answerPage(request, response));
  const url = withoutAnswerParam(request.url ?? "/");
  const corrected = correctSlashes(url);
  if (corrected && "movedTo" in corrected)
    return void response.writeHead(301, { ...securityHeaders(url, config), location: corrected.movedTo }).end();
  request.url = corrected?.readAs ?? url;
  answerPage(request, response);
});
// Next replaces every loopback address by "localhost" before it compares a rewrite's host with this name.
const app = next({ dev: values.dev, dir: import.meta.dirname, hostname: "localhost", port: config.port, httpServer: server });
await app.prepare();
const handle = app.getRequestHandler();
const handlePage = values.dev
  ? createDevelopmentPages(handle)
  : createPageCache({
      buildFolder,
      handler: handle,
      config,
      secondLevel: connectSharedPages({ config, buildFolder, program: process.argv[1]! }),
    });

/** Answers with a page, a static file or another route of Next. */
function answerPage(request: IncomingMessage, response: ServerResponse): void {
  // Queries on behalf of the visitor are charged to this address (visitorAddress.ts).
  request.headers["x-forwarded-for"] = forwardedFor(request.headers["x-forwarded-for"], request.socket.remoteAddress);
  for (const [name, value] of Object.entries(securityHeaders(request.url ?? "/", config))) response.setHeader(name, value);
  if (isUndecodableFilePath(request.url ?? "/"))
    return void response.writeHead(404, { "content-type": "text/plain" }).end("There is no such file.");
  if (values.dev) {
    if (handlePage(request, response)) return;
  } else {
    const rejection = rejectionOf(request.method ?? "GET", request.url ?? "/");
    if (rejection)
      return void response
        .writeHead(rejection.status, { "content-type": "text/plain; charset=utf-8", ...rejection.headers })
        .end(rejection.text);
    if (handleStaticFile(request, response) || handlePage(request, response)) return;
    compress(request, response, () => {});
  }
  void handle(request, response);
}

server.on("upgrade", (request, socket, head) => {
  if (isForBff(request)) upgradeToBff(request, socket, head);
});
server.on("error", (error: NodeJS.ErrnoException) => {
  console.error(error.code === "EADDRINUSE" ? `Port ${config.port} is taken (PORT).` : error.message);
  process.exit(1);
});
server.listen(config.port, config.host);
if (!config.emergencyPhone) console.warn("LOCAL_PHONE is not set: until content has been loaded once, error pages have no number to call.");

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, stop);
}

/** Stops after the running requests are answered. In development open pages keep a connection for ever, so it stops at once. */
function stop(): void {
  if (values.dev) process.exit(0);
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => process.exit(0), DRAIN_MS).unref();
}

function isForBff({ url = "" }: IncomingMessage): boolean {
  return /^\/(graphql\/?(\?|$)|graphql\/sandbox\/|media\/|integration\/kiosks(\?|$))/.test(url);
}

function bffOptions({ method, headers, url, socket }: IncomingMessage) {
  const forwarded = {
    ...requestHeadersToForward(headers),
    host: bff.host,
    "x-forwarded-for": forwardedFor(headers["x-forwarded-for"], socket.remoteAddress),
  };
  return { hostname: bff.hostname, port: bff.port, path: url, method, headers: forwarded };
}

function passToBff(request: IncomingMessage, response: ServerResponse): void {
  if (isBffUnresponsive()) return refuseForBff(response);
  const onward = requestBff(bffOptions(request), (answer) => {
    over(true);
    response.writeHead(answer.statusCode ?? 502, responseHeadersToForward(answer.headers));
    // Ends the response if the BFF closes the connection; `pipe` would leave it open.
    pipeline(answer, response, () => {});
  });
  const over = watchRequest(config.bffUrl, () => onward.destroy(new Error("The BFF does not respond.")));
  onward.on("error", () => {
    if (response.headersSent) response.destroy();
    else refuseForBff(response);
  });
  onward.on("close", () => over(false));
  // Aborts the request to the BFF when the visitor disconnects.
  response.on("close", () => onward.destroy());
  request.pipe(onward);
}

function refuseForBff(response: ServerResponse): void {
  response.writeHead(502, { "content-type": "application/json" });
  response.end(
    JSON.stringify({ errors: [{ message: "The data service cannot be reached right now.", extensions: { code: "BFF_UNREACHABLE" } }] }),
  );
}

function upgradeToBff(request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { connection, upgrade, host } = request.headers;
  const options = bffOptions(request);
  // The BFF accepts web sockets from pages of the host that the browser asked.
  const headers = { ...options.headers, connection, upgrade, "x-forwarded-host": host };
  const onward = requestBff({ ...options, headers });
  // Closes the connection to the BFF when the visitor disconnects, whether it was upgraded or not.
  socket.on("error", () => socket.destroy());
  socket.on("close", () => onward.destroy());
  onward.on("upgrade", (answer, bffSocket, first) => {
    const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}`);
    socket.write(["HTTP/1.1 101 Switching Protocols", ...lines, "", ""].join("\r\n"));
    socket.write(first);
    bffSocket.write(head);
    bffSocket.pipe(socket).pipe(bffSocket);
    bffSocket.on("error", () => socket.destroy());
  });
  onward.on("response", ({ statusCode, statusMessage }) => {
    socket.end(`HTTP/1.1 ${statusCode} ${statusMessage}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
  });
  onward.on("error", () => socket.destroy());
  onward.end();
}
