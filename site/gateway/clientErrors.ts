import { type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { refusalTexts } from "../i18n/refusals";
import { DEFAULT_LANG } from "../i18n/languages";
import { MAX_CHARS } from "./address";

/** Time in which a client may finish sending what is refused. If the connection were closed earlier, it would not read the response. */
const LINGER_MS = 2_000;

interface ClientError extends NodeJS.ErrnoException {
  /** What Node was reading when it failed. */
  rawPacket?: Buffer;
}

/**
 * Answers requests in words that Node refuses before there is a request: its own responses are empty. `maxBytes` is the limit of a
 * request's first line and headers.
 */
export function answerClientErrors(server: Server, maxBytes: number): void {
  server.on("clientError", (error: ClientError, socket) => {
    const { status, text } = toResponse(error, maxBytes);
    if (error.code === "ECONNRESET" || !socket.writable || isAnswering(socket)) return void socket.destroy();
    refuseSocket(socket, status, text);
  });
  // CONNECT asks a proxy for a tunnel.
  server.on("connect", (_request, socket) => refuseSocket(socket, 405, refusalTexts[DEFAULT_LANG].badRequest));
}

/** Refuses a web socket whose address is not valid. */
export function refuseUpgrade(socket: Duplex): void {
  refuseSocket(socket, 400, refusalTexts[DEFAULT_LANG].invalidAddress);
}

/** Sends a response to a connection that has no response object, and ends it. */
function refuseSocket(socket: Duplex, status: number, text: string): void {
  const body = Buffer.from(text);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "content-type: text/plain; charset=utf-8",
    `content-length: ${body.length}`,
    "connection: close",
  ];
  socket.on("error", () => socket.destroy());
  socket.end(Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`), body]));
  const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once("close", () => clearTimeout(timer));
}

function toResponse({ code, rawPacket }: ClientError, maxBytes: number): { status: number; text: string } {
  const texts = refusalTexts[DEFAULT_LANG];
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return { status: 408, text: texts.badRequest };
  if (code !== "HPE_HEADER_OVERFLOW") return { status: 400, text: texts.badRequest };
  return isFirstLineTooLong(rawPacket, maxBytes)
    ? { status: 414, text: texts.addressTooLong(MAX_CHARS) }
    : { status: 431, text: texts.headersTooLong };
}

/** Whether a request begins with this packet, and its first line alone is too long. */
function isFirstLineTooLong(packet: Buffer = Buffer.alloc(0), maxBytes: number): boolean {
  const end = packet.indexOf("\n");
  return /^[A-Z]+ /.test(packet.toString("latin1", 0, 20)) && (end < 0 || end > maxBytes);
}

/** Whether the response to an earlier request of this connection is being sent: it must not be mixed with another. Node's own check. */
function isAnswering(socket: Duplex): boolean {
  const response = Reflect.get(socket, "_httpMessage") as ServerResponse | null | undefined;
  return response?.headersSent === true;
}
