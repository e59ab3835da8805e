import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** A request to an upstream, with the path below its mount. */
export interface Call {
  /** GET for a HEAD request, whose response body is dropped later. */
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** Absolute URL of the mount as the client addressed it, without trailing slash. */
  baseUrl: string;
  readBody(): Promise<string>;
  /** Reads the body. Throws a `BodyTooLarge` if it is longer than `maxBytes`. */
  readBytes(maxBytes: number): Promise<Buffer>;
}

/** An error for a request body that is longer than the service accepts. */
export class BodyTooLarge extends Error {
  override readonly name = "BodyTooLarge";
}

/** A response. An iterable body is streamed, so that it is never in memory as a whole. */
export interface Reply {
  status: number;
  headers?: Record<string, string>;
  body?: string | Uint8Array | Iterable<string>;
}

/** Returns the reply to a call. */
export type Handler = (call: Call) => Reply | Promise<Reply>;

const maxBodyBytes = 1_000_000;
const chunkCharacters = 64 * 1024;

/** Returns a JSON reply. */
export function toJsonReply(status: number, value: unknown, headers: Record<string, string> = {}): Reply {
  return {
    status,
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
    body: JSON.stringify(value),
  };
}

/** Returns a reply of plain text. */
export function toTextReply(status: number, body: string): Reply {
  return { status, headers: { "content-type": "text/plain; charset=utf-8" }, body };
}

/** Converts a Node request to the call on the upstream mounted at `mount`. */
export function toCall(request: IncomingMessage, url: URL, mount: string): Call {
  const method = request.method ?? "GET";
  return {
    method: method === "HEAD" ? "GET" : method,
    path: url.pathname.slice(mount.length) || "/",
    query: url.searchParams,
    headers: request.headers,
    baseUrl: `${url.origin}${mount}`,
    readBody: async () => (await readBytes(request, maxBodyBytes)).toString("utf8"),
    readBytes: (maxBytes) => readBytes(request, maxBytes),
  };
}

/** Writes a reply to Node's response. */
export async function sendReply(response: ServerResponse, reply: Reply): Promise<void> {
  const { body = "" } = reply;
  if (typeof body === "string" || body instanceof Uint8Array) {
    const bytes = Buffer.from(body);
    response.writeHead(reply.status, { ...reply.headers, ...lengthHeader(reply.status, bytes) });
    response.end(bytes);
    return;
  }
  response.writeHead(reply.status, reply.headers);
  await pipeline(Readable.from(inChunks(body)), response);
}

// The headers of a 304 describe the omitted body, so a length of 0 would be wrong.
function lengthHeader(status: number, bytes: Uint8Array) {
  return status === 304 ? {} : { "content-length": bytes.byteLength };
}

function* inChunks(parts: Iterable<string>): Generator<string> {
  let chunk = "";
  for (const part of parts) {
    chunk += part;
    if (chunk.length >= chunkCharacters) {
      yield chunk;
      chunk = "";
    }
  }
  if (chunk) yield chunk;
}

async function readBytes(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Read to the end even if too long: a client that is cut off during an upload may not read the response.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    if (bytes <= maxBytes) chunks.push(chunk);
  }
  if (bytes > maxBytes) throw new BodyTooLarge(`The body is over ${maxBytes} bytes`);
  return Buffer.concat(chunks);
}
