import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { BlockList } from "node:net";
import { isTrusted } from "../../limits/visitorAddress";

const ID = /^[\w-]{1,64}$/;
/** What a client or an operation may be called to be named in the log. */
const CLIENT = /^[\w.+@/-]{1,64}$/;
const OPERATION = /^[_A-Za-z]\w{0,63}$/;

/** The name of an operation where it is fit for a log: names are the client's choice. */
export function toOperationName(name: string | null | undefined): string | undefined {
  return name && OPERATION.test(name) ? name : undefined;
}

/** The id that a request came with, else a new one. Only a trusted sender can name it, so that no request can pass for another. */
export function readRequestId({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">, trusted?: BlockList): string {
  const told = headers["x-request-id"];
  return typeof told === "string" && ID.test(told) && isTrusted(socket.remoteAddress, trusted) ? told : randomUUID();
}

/** The trace that a trusted sender has begun (W3C Trace Context); undefined where there is none. */
export function readTraceparent({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">, trusted?: BlockList): string | undefined {
  const told = headers.traceparent;
  return typeof told === "string" && isTrusted(socket.remoteAddress, trusted) ? told : undefined;
}

/** Which program asks, in its own words; the names without a prefix come first, then those that Apollo's tools send. */
export function readClient(headers: IncomingHttpHeaders): { name?: string; version?: string } {
  const read = (name: string) =>
    [headers[name], headers[`apollographql-${name}`]].find((value) => typeof value === "string" && CLIENT.test(value));
  return { name: read("client-name") as string | undefined, version: read("client-version") as string | undefined };
}
