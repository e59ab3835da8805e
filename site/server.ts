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
import { isUndecodableFilePath } from "./gateway/undecodablePath";
import { correctSlashes, withoutAnswerParam } from "./gateway/correctUrl";
import { responseHeadersToForward, requestHeadersToForward } from "./gateway/hopByHopHeaders";
import { createRequestFilter } from "./gateway/requestFilter";
import { forwardedFor } from "./forms/server/forwardedFor";
import { formNameOf, handleFormPost } from "./forms/server/handleFormPost";
import { securityHeaders } from "./security/headers";

/**
 * Serves the site with Next and hands `/graphql` and `/media/` on to the BFF, byte by byte in both directions, so
 * that the browser knows one origin only; likewise `/integration/kiosks`, which the content repository reads. A rewrite in next.config would fix the BFF's address at build time.
 */
const { values } = parseArgs({ options: { dev: { type: "boolean", default: false } } });
const config = parseSiteConfig(process.env);
const bff = new URL(config.bffUrl);
const DRAIN_MS = 3000;
// The slice simulator keeps a whole page of slices in its address, and Next repeats that in a header: Node's 16 KB end too soon.
const MAX_HEADER_BYTES = 128 * 1024;
// Beyond six, a page takes longer than it saves on the way. It is typed for Express, and needs nothing of it.
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } } }) as unknown as (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;
const buildFolder = path.join(import.meta.dirname, ".next");
const rejectionOf = createRequestFilter(import.meta.dirname);
const handleStaticFile = createStaticFileHandler(buildFolder);
const requestBff = bff.protocol === "https:" ? httpsRequest : httpRequest;

const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (request, response) => {
  if (request.url === "/health") return void response.end("ok");
  if (isForBff(request)) return passToBff(request, response);
  const form = formNameOf(request);
  if (form) return void handleFormPost(request, response, form, config, () => answerPage(request, response));
  const url = withoutAnswerParam(request.url ?? "/");
  const corrected = correctSlashes(url);
  if (corrected && "movedTo" in corrected)
    return void response.writeHead(301, { ...securityHeaders(url, config), location: corrected.movedTo }).end();
  request.url = corrected?.readAs ?? url;
  answerPage(request, response);
});
// Next compares a rewrite's host with this name, after it has called every loopback address "localhost".
const app = next({ dev: values.dev, dir: import.meta.dirname, hostname: "localhost", port: config.port, httpServer: server });
await app.prepare();
const handle = app.getRequestHandler();
const handlePage = createPageCache({ buildFolder, handler: handle, config });

/** Answers with a page, or with another route of Next. */
function answerPage(request: IncomingMessage, response: ServerResponse): void {
  // The visitor who asks for the page is charged for what it costs (visitorAddress.ts).
  request.headers["x-forwarded-for"] = forwardedFor(request.headers["x-forwarded-for"], request.socket.remoteAddress);
  for (const [name, value] of Object.entries(securityHeaders(request.url ?? "/", config))) response.setHeader(name, value);
  if (isUndecodableFilePath(request.url ?? "/"))
    return void response.writeHead(404, { "content-type": "text/plain" }).end("There is no such file.");
  // In development every page is made anew, and Next shows where it broke.
  if (!values.dev) {
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

/** Lets visitors have the answers under way. In development open pages keep a connection for ever, so this does not wait for them. */
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
    // Ends the visitor's answer where the BFF breaks off; a pipe alone would leave it open for ever.
    pipeline(answer, response, () => {});
  });
  const over = watchRequest(config.bffUrl, () => onward.destroy(new Error("The BFF is silent.")));
  onward.on("error", () => {
    if (response.headersSent) response.destroy();
    else refuseForBff(response);
  });
  onward.on("close", () => over(false));
  // A visitor who leaves takes the request to the BFF along.
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
  const { connection, upgrade } = request.headers;
  const options = bffOptions(request);
  const onward = requestBff({ ...options, headers: { ...options.headers, connection, upgrade } });
  // A visitor who leaves takes the connection to the BFF along, agreed on or not.
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
  onward.on("response", () => socket.destroy());
  onward.on("error", () => socket.destroy());
  onward.end();
}
