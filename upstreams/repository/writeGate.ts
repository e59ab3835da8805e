import { toJsonReply, type Call, type Reply } from "../lib/http";

/** Who may write, and how often. */
export interface WriteRules {
  repository: string;
  writeToken: string;
  /** Milliseconds that must lie between two requests. */
  intervalMs: number;
}

/** Returns the refusal of a request with a wrong token or repository, or one that follows the last too soon; undefined for a good one. */
export type WriteGate = (call: Call) => Reply | undefined;

/** Creates the gate of one API; each API of the service counts its own requests. */
export function createWriteGate({ repository, writeToken, intervalMs }: WriteRules, now: () => number = Date.now): WriteGate {
  let last = -Infinity;
  return ({ headers }) => {
    if (headers.authorization !== `Bearer ${writeToken}`) return toJsonReply(401, { message: "Unauthorized", error: "unauthorized" });
    if (headers.repository !== repository) return toJsonReply(403, { Message: "User is not authorized", error: "forbidden" });
    // The service promises no retry-after.
    if (now() - last < intervalMs) return toJsonReply(429, { message: "Too Many Requests", error: "too many requests" });
    last = now();
    return undefined;
  };
}
