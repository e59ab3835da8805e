import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { BlockList } from "node:net";
import { isTrusted } from "#shared/limits/visitorAddress.ts";

const ID = /^[\w-]{1,64}$/;
/** Names of clients and operations that are safe to log. */
const CLIENT = /^[\w.+@/-]{1,64}$/;
const OPERATION = /^[_A-Za-z]\w{0,63}$/;

/** Returns the name of an operation when it is safe to log, since clients choose names; undefined otherwise. */
export function toOperationName(name: string | null | undefined): string | undefined {
  return name && OPERATION.test(name) ? name : undefined;
}

/**
 * Returns the id that a trusted peer gave a request, else a new one. Other peers cannot set it, so that no request can be mistaken for
 * another.
 */
export function readRequestId({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">, trusted?: BlockList): string {
  const header = headers["x-request-id"];
  return typeof header === "string" && ID.test(header) && isTrusted(socket.remoteAddress, trusted) ? header : randomUUID();
}

/** Returns the trace that a trusted peer has started (W3C Trace Context); undefined when there is none. */
export function readTraceparent({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">, trusted?: BlockList): string | undefined {
  const header = headers.traceparent;
  return typeof header === "string" && isTrusted(socket.remoteAddress, trusted) ? header : undefined;
}

/**
 * Returns the client's name and version, as it states them; the headers without a prefix take precedence over those that Apollo's tools
 * send.
 */
export function readClient(headers: IncomingHttpHeaders): { name?: string; version?: string } {
  const read = (name: string) =>
    [headers[name], headers[`apollographql-${name}`]].find((value) => typeof value === "string" && CLIENT.test(value));
  return { name: read("client-name") as string | undefined, version: read("client-version") as string | undefined };
}
