import type { IncomingMessage, ServerResponse } from "node:http";

/** What is read of a body that nothing needs: twice the largest upload, and as long as that takes on a slow connection. */
const MAX_BYTES = 10_000_000;
const MAX_MS = 60_000;

/**
 * Reads and discards what is left of a request's body. Browsers show a response only after they have sent the whole request, and none if
 * the connection is closed meanwhile. Cuts the connection of a client that sends too much or for too long.
 */
export function discardBody(request: IncomingMessage, { maxBytes = MAX_BYTES, maxMs = MAX_MS } = {}): void {
  if (request.complete || request.destroyed) return;
  let bytes = 0;
  const cut = setTimeout(() => request.destroy(), maxMs);
  request.once("close", () => clearTimeout(cut));
  request.once("end", () => clearTimeout(cut));
  request.unpipe();
  // Left behind by an iterator that was not read to its end; it would keep the stream from flowing.
  request.removeAllListeners("readable");
  request.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) request.destroy();
  });
  request.resume();
}

/**
 * Discards what is left of a request's body once its response has been sent, which may be early: a refusal needs no body. Both have a
 * listener for errors as long as they live, since visitors may leave at any time.
 */
export function discardBodyAfter(request: IncomingMessage, response: ServerResponse): void {
  request.on("error", ignore);
  response.on("error", ignore);
  response.once("finish", () => discardBody(request));
}

function ignore(): void {}
