import { appendFileSync } from "node:fs";
import { Socket } from "node:net";

/**
 * Preloaded into a process under test: appends the `host:port` of every outgoing connection to the file in
 * CONNECTIONS_FILE, one per line. All of Node's TCP connections use this method.
 */
const { connect } = Socket.prototype;
Socket.prototype.connect = function record(...args) {
  // Node's internal callers pass an array of normalized arguments.
  const [target, host] = Array.isArray(args[0]) ? args[0] : args;
  const address =
    typeof target === "object"
      ? (target.path ?? `${target.host ?? "localhost"}:${target.port}`)
      : `${typeof host === "string" ? host : "localhost"}:${target}`;
  appendFileSync(process.env.CONNECTIONS_FILE, `${address}\n`);
  return connect.apply(this, args);
};
