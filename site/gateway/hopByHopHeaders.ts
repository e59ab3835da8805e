import type { IncomingHttpHeaders } from "node:http";

// RFC 9110, section 7.6.1. `transfer-encoding` is handled below.
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

/** Returns a response's headers without hop-by-hop headers, which describe the connection to the BFF only. */
export function responseHeadersToForward(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { "transfer-encoding": _, ...others } = requestHeadersToForward(headers);
  return others;
}

/**
 * Returns a request's headers without hop-by-hop headers, except for `transfer-encoding`: without it Node sends the body of a GET unframed,
 * and the BFF would parse the body as another request.
 */
export function requestHeadersToForward(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? "").split(",").map((name) => name.trim().toLowerCase());
  const dropped = new Set([...HOP_BY_HOP, ...named.filter((name) => name !== "transfer-encoding" && name !== "content-length")]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}
