import { createHash } from "node:crypto";
import { request as httpRequest, type IncomingMessage, type RequestOptions, type ServerResponse } from "node:http";
import { request as httpsRequest } from "node:https";
import type { Socket } from "node:net";
import { pipeline } from "node:stream";
import { buffer } from "node:stream/consumers";
import { bffAddress, isUndelivered, leaveBff } from "../bff/bffAddress";
import { isBffUnresponsive, watchRequest } from "../bff/bffHealth";
import { forwardedFor } from "../forms/server/forwardedFor";
import { withEdgeKeys } from "./edgeKeys";
import { requestHeadersToForward, responseHeadersToForward } from "./hopByHopHeaders";

/** Longer bodies are uploads, which are forwarded as they arrive. The BFF refuses longer queries. */
const MAX_QUERY_BYTES = 100_000;

const UNREACHABLE = "The data service cannot be reached right now.";
/** Not a Refresh header: with an operation behind the hash, browsers do not load the page again for that. */
const RELOAD = "setTimeout(() => location.reload(), 1000)";
const PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": `default-src 'none'; script-src 'sha256-${createHash("sha256").update(RELOAD).digest("base64")}'`,
};
/** A BFF that restarts after a developer's change is back in some seconds. */
const RELOADED_PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  `<title>Keyway: graph</title><p>${UNREACHABLE} This page tries again every second.<script>${RELOAD}</script>`;

/** Whether a request is for the BFF: the graph, media, reports of waits, and the catalog that the content repository reads. */
export function isForBff({ url = "" }: IncomingMessage): boolean {
  return /^\/(graphql\/?(\?|$)|graphql\/(sandbox|panel)\/|media\/|integration\/kiosks(\?|$)|vitals$)/.test(url);
}

/**
 * Forwards a request to the BFF, and its response to the browser. A request that could not be delivered is sent once more if its body is
 * short: to another BFF, or to the same address, where a balancer may choose another. Responds with 502 if no BFF responds.
 */
export async function passToBff(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (isBffUnresponsive()) return refuse(response);
  if (lengthOf(request) > MAX_QUERY_BYTES) return void forward(request, response, { body: request, onUndelivered: () => refuse(response) });
  const body = await buffer(request).catch(() => undefined);
  // The visitor has left while sending.
  if (!body) return void response.destroy();
  const bffUrl = bffAddress();
  const onUndelivered = () => {
    leaveBff(bffUrl);
    forward(request, response, { body, isAgain: true, onUndelivered: () => refuse(response) });
  };
  forward(request, response, { body, onUndelivered });
}

/** Returns the bytes of a request's body; infinity if it does not say. */
function lengthOf({ headers }: IncomingMessage): number {
  return headers["transfer-encoding"] === undefined ? Number(headers["content-length"] ?? 0) : Infinity;
}

interface Forwarding {
  body: Buffer | IncomingMessage;
  /** A further attempt opens a connection of its own, since other idle ones may be closed too. */
  isAgain?: boolean;
  /** Called if the BFF has not taken the request. */
  onUndelivered(): void;
}

function forward(request: IncomingMessage, response: ServerResponse, { body, isAgain = false, onUndelivered }: Forwarding): void {
  const bffUrl = bffAddress();
  const onward = sendTo(bffUrl, { ...optionsOf(request, bffUrl), ...(isAgain && { agent: false }) }, (answer) => {
    over(true);
    response.writeHead(answer.statusCode ?? 502, withEdgeKeys(responseHeadersToForward(answer.headers)));
    // Ends the response if the BFF closes the connection; `pipe` would leave it open.
    pipeline(answer, response, () => {});
  });
  const over = watchRequest(bffUrl, () => onward.destroy(new Error("The BFF does not respond.")));
  onward.on("error", (error: NodeJS.ErrnoException) => {
    if (response.headersSent) return void response.destroy();
    // A connection that was kept open may be closed just when the next request is sent.
    if (isUndelivered(error) || (error.code === "ECONNRESET" && onward.reusedSocket)) onUndelivered();
    else refuse(response);
  });
  onward.on("close", () => over(false));
  // Aborts the request to the BFF when the visitor disconnects.
  response.on("close", () => onward.destroy());
  if (Buffer.isBuffer(body)) onward.end(body);
  else body.pipe(onward);
}

/** Forwards a web socket to the BFF; the status of its refusal, if it refuses. */
export function upgradeToBff(request: IncomingMessage, socket: Socket, head: Buffer): void {
  const { connection, upgrade, host } = request.headers;
  const bffUrl = bffAddress();
  const options = optionsOf(request, bffUrl);
  // The BFF accepts web sockets from pages of the host that the browser asked.
  const headers = { ...options.headers, connection, upgrade, "x-forwarded-host": host };
  const onward = sendTo(bffUrl, { ...options, headers });
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
    // A visitor whose side stays open would keep a connection that leads nowhere.
    bffSocket.on("close", () => socket.destroySoon());
  });
  onward.on("response", ({ statusCode, statusMessage }) => {
    socket.end(`HTTP/1.1 ${statusCode} ${statusMessage}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
  });
  onward.on("error", (error) => {
    // The client connects again, and then to another BFF.
    if (isUndelivered(error)) leaveBff(bffUrl);
    socket.destroy();
  });
  onward.end();
}

function sendTo(bffUrl: string, options: RequestOptions, onAnswer?: (answer: IncomingMessage) => void) {
  return (bffUrl.startsWith("https:") ? httpsRequest : httpRequest)(options, onAnswer);
}

function optionsOf({ method, headers, url, socket }: IncomingMessage, bffUrl: string) {
  const { hostname, port, host } = new URL(bffUrl);
  const forwarded = {
    ...requestHeadersToForward(headers),
    host,
    "x-forwarded-for": forwardedFor(headers["x-forwarded-for"], socket.remoteAddress),
  };
  return { hostname, port, path: url, method, headers: forwarded };
}

/** Refuses a request: in words that a program reads, or, for a developer's browser at the graph's address, by a page that tries again. */
function refuse(response: ServerResponse): void {
  const { method, url, headers } = response.req;
  const isVisit = method === "GET" && /^\/graphql\/?$/.test(url ?? "") && headers.accept?.startsWith("text/html");
  if (isVisit) return void response.writeHead(502, PAGE_HEADERS).end(RELOADED_PAGE);
  response.writeHead(502, { "content-type": "application/json" });
  response.end(JSON.stringify({ errors: [{ message: UNREACHABLE, extensions: { code: "BFF_UNREACHABLE" } }] }));
}
