import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** One request as an upstream sees it, with the path below its mount. */
export interface Call {
  /** HEAD arrives as GET; the body is dropped on the way out. */
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** Absolute URL of the mount as the caller reached it, without a slash at the end. */
  baseUrl: string;
  readBody(): Promise<string>;
  /** The body as it came; throws a `BodyTooLarge` when it is longer than `maxBytes`. */
  readBytes(maxBytes: number): Promise<Buffer>;
}

/** A request whose body is longer than the service takes. */
export class BodyTooLarge extends Error {
  override readonly name = "BodyTooLarge";
}

/** An answer; an iterable body is streamed, so that it never stands in memory whole. */
export interface Reply {
  status: number;
  headers?: Record<string, string>;
  body?: string | Uint8Array | Iterable<string>;
}

/** Answers one call. */
export type Handler = (call: Call) => Reply | Promise<Reply>;

const maxBodyBytes = 1_000_000;
const chunkCharacters = 64 * 1024;

/** A reply that carries a value as JSON. */
export function toJsonReply(status: number, value: unknown, headers: Record<string, string> = {}): Reply {
  return {
    status,
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
    body: JSON.stringify(value),
  };
}

/** A reply of plain text. */
export function toTextReply(status: number, body: string): Reply {
  return { status, headers: { "content-type": "text/plain; charset=utf-8" }, body };
}

/** The call that a node request makes on the upstream mounted at `mount`. */
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

/** Writes a reply out. */
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

// A 304 describes the body it leaves out, so a length of 0 would be a lie.
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
  // Read to its end even when too long: a caller cut off in the middle of an upload may never see the refusal.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    if (bytes <= maxBytes) chunks.push(chunk);
  }
  if (bytes > maxBytes) throw new BodyTooLarge(`The body is over ${maxBytes} bytes`);
  return Buffer.concat(chunks);
}
