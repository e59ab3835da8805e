import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { Writable } from "node:stream";

/** A request handler such as Next's. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** A complete response that is not sent yet. */
export interface CollectedResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** Longer than a page takes whose BFF queries all time out. */
const DEADLINE_MS = 30_000;

/**
 * Runs the handler and resolves with its complete response. Next streams the beginning of a page before the rest is rendered, and rewriting
 * needs all of it. `headers` are set before the handler runs. Rejects if the handler throws, closes the connection or takes over 30 s.
 */
export function collectResponse(
  handler: Handler,
  request: IncomingMessage,
  headers: Readonly<Record<string, string>>,
  deadlineMs = DEADLINE_MS,
): Promise<CollectedResponse> {
  let timer: NodeJS.Timeout | undefined;
  const collected = new Promise<CollectedResponse>((resolve, reject) => {
    const response = new ServerResponse(request);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const chunks: Buffer[] = [];
    const { end } = response;
    /** Takes a part of the body, with its encoding and a callback, each of which may be missing. */
    const take = (...parts: unknown[]) => {
      const [chunk, encoding] = parts;
      if (typeof chunk === "string") chunks.push(Buffer.from(chunk, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8"));
      // Without a copy: who has written a chunk may not change it.
      else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
      const callback = parts.find((part) => typeof part === "function");
      if (callback) process.nextTick(callback as () => void);
    };
    // The response itself gets the headers only, since the page cache sends the body, and this response has no client to wait for.
    response.write = ((...parts: unknown[]) => {
      response.flushHeaders();
      take(...parts);
      return true;
    }) as typeof response.write;
    response.end = ((...parts: unknown[]) => {
      take(...parts);
      return Reflect.apply(end, response, []);
    }) as typeof end;
    const socket = new Writable({ write: discard });
    // An unfinished response is rejected below.
    for (const emitter of [response, socket]) emitter.on("error", ignore);
    response.once("finish", () => {
      const body = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
      resolve({ status: response.statusCode, headers: response.getHeaders(), body });
      response.emit("close");
      // Promises of modules that a render was the first to load refer to its response for good: then it must not refer to the page.
      for (const method of ["write", "end"]) Reflect.deleteProperty(response, method);
      socket.removeAllListeners("close");
    });
    // An unfinished response must reject: all requests for the same page share one rendering.
    const giveUp = (why: string) => () => reject(new Error(`The answer to ${request.url} ${why}.`));
    socket.once("close", giveUp("broke off"));
    timer = setTimeout(giveUp("took too long"), deadlineMs).unref();
    response.assignSocket(socket as Socket);
    Promise.resolve(handler(request, response)).catch(reject);
  });
  // The timer holds all that belongs to the page: more than half a megabyte.
  return collected.finally(() => clearTimeout(timer));
}

// Not within collectResponse, like discard.
function ignore(): void {}

// Not within collectResponse: a function there would refer to the page, and responses refer to their socket.
function discard(_chunk: unknown, _encoding: unknown, done: () => void): void {
  done();
}

/** Returns a function that makes requests like this one, as it is now. */
export function copyRequest({ url, headers }: IncomingMessage): () => IncomingMessage {
  const now = { url: url!, headers: { ...headers } as Record<string, string> };
  return () => internalRequest(now.url, { ...now.headers });
}

/** Returns a GET request that the server makes to its own handler, without a connection. */
export function internalRequest(url: string, headers: Readonly<Record<string, string>>): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: "GET", url, headers, httpVersion: "1.1", httpVersionMajor: 1, httpVersionMinor: 1, complete: true });
  request.push(null);
  return request;
}
