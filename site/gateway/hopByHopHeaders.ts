import type { IncomingHttpHeaders } from "node:http";

// RFC 9110, section 7.6.1. `transfer-encoding` is dealt with below.
const HOP_BY_HOP = [
  "connection",
  "keep-alive",
  "proxy-connection",
  "proxy-authenticate",
  "proxy-authorization",
  "te",
  "trailer",
  "upgrade",
];

/** Headers of an answer without those that are about the connection it came by, and not about the one that it is sent on. */
export function responseHeadersToForward(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { "transfer-encoding": _, ...others } = requestHeadersToForward(headers);
  return others;
}

/**
 * The same of a request. Its `transfer-encoding` stays: Node would otherwise send the body of a GET without any frame, and whatever
 * follows the headers would be read as another request.
 */
export function requestHeadersToForward(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? "").split(",").map((name) => name.trim().toLowerCase());
  const dropped = new Set([...HOP_BY_HOP, ...named.filter((name) => name !== "transfer-encoding" && name !== "content-length")]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}
