import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { type GraphQLSchema, subscribe } from "graphql";
import { CloseCode, GRAPHQL_TRANSPORT_WS_PROTOCOL, handleProtocols, type SubscribePayload } from "graphql-ws";
import { type WebSocket, WebSocketServer } from "ws";
import type { Context } from "../../context";
import type { Log } from "../../lib/log";
import { toOriginForm } from "../headers/originForm";
import { contentChanges } from "./contentChanges";
import { guardSocket } from "./guardSocket";
import { keepAlive } from "./keepAlive";
import { createConnections, isOwnOrigin } from "./mayConnect";
import { prepare } from "./prepare";
import { createRareLines } from "./rareLines";
import { createSession } from "./session";

interface Deps {
  schema: GraphQLSchema;
  siteOrigin: string;
  log: Log;
  /** Charges the visitor who sent a request for an operation that is not parsed yet. Throws a GraphQLError when it is refused. */
  admit(request: IncomingMessage, body: SubscribePayload): Promise<void>;
  /** Returns a visitor's address, for limits. */
  addressOf(request: IncomingMessage): string;
  /** Returns the context of an operation for the visitor who sent a request. */
  createContext(request: IncomingMessage): Context;
  /** Whether that visitor sees a draft. */
  isDraft(request: IncomingMessage): boolean;
}

/** An open page needs one connection; a visitor may have several pages open. */
const CONNECTIONS = { perAddress: 20, inAll: 2_000 };
/** The site's own message is a tenth of that. Browsers send one in a single fragment. */
const MAX_MESSAGE = { maxPayload: 8_192, maxFragments: 16 };
/** Milliseconds in which a client has to begin the protocol. */
const INIT_MS = 3_000;
/** A published version is read from memory; a draft's costs calls that its editor is charged for. */
const EVERY_MS = { published: 500, draft: 3_000 };

const GOING_AWAY = 1001;

/**
 * Serves subscriptions over web sockets at `/graphql`, by the protocol graphql-transport-ws. Queries and mutations are refused there: they
 * have their limits at HTTP. Returns the function that ends all connections; clients then connect again, to another process.
 */
export function serveSubscriptions(http: Server, deps: Deps): () => Promise<void> {
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, handleProtocols, ...MAX_MESSAGE });
  sockets.on("error", (error) => deps.log.error({ err: error }, "the web sockets have failed"));
  const connections = createConnections(CONNECTIONS);
  const warn = createRareLines(deps.log);
  const closers = new Map<WebSocket, (code: number, reason: string) => void>();
  const stopPings = keepAlive(sockets);

  async function start(request: IncomingMessage, payload: SubscribePayload, signal: AbortSignal) {
    await deps.admit(request, payload);
    const args = prepare(payload, deps.schema);
    if (!("schema" in args)) return args;
    const everyMs = deps.isDraft(request) ? EVERY_MS.draft : EVERY_MS.published;
    // Each read of the version needs a context of its own.
    const readVersion = () => deps.createContext(request).loaders.version();
    const changes = { contentChanges: () => contentChanges({ readVersion, everyMs, signal }) };
    const results = await subscribe({ ...args, contextValue: Object.assign(deps.createContext(request), changes) });
    return Symbol.asyncIterator in results ? results : (results.errors ?? []);
  }

  function open(socket: WebSocket, request: IncomingMessage): void {
    const session = createSession({
      send: (text) => guarded.send(text),
      close: (code, reason) => guarded.close(code, reason),
      subscribe: (payload, signal) => start(request, payload, signal),
      onFault: (err) => warn("a subscription has failed", { err }),
    });
    const guarded = guardSocket(socket, { warn, onText: session.receive });
    closers.set(socket, guarded.close);
    const init = setTimeout(() => {
      if (!session.isInitialised) guarded.close(CloseCode.ConnectionInitialisationTimeout, "Connection initialisation timeout");
    }, INIT_MS);
    socket.once("close", () => {
      clearTimeout(init);
      closers.delete(socket);
      session.end();
    });
    if (socket.protocol !== GRAPHQL_TRANSPORT_WS_PROTOCOL) guarded.close(CloseCode.SubprotocolNotAcceptable, "Subprotocol not acceptable");
  }

  http.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // For its whole life: ws listens only while it handles the socket.
    socket.on("error", () => socket.destroy());
    const address = deps.addressOf(request);
    if (!/^\/graphql\/?(\?|$)/.test(toOriginForm(request.url ?? ""))) return refuse(socket, "404 Not Found");
    if (!isOwnOrigin(request, deps.siteOrigin)) return refuse(socket, "403 Forbidden");
    if (!connections.open(address)) return refuse(socket, "429 Too Many Requests");
    socket.once("close", () => connections.close(address));
    sockets.handleUpgrade(request, socket, head, (webSocket) => open(webSocket, request));
  });

  let ended: Promise<void> | undefined;
  return () => {
    stopPings();
    for (const close of closers.values()) close(GOING_AWAY, "The server is shutting down.");
    return (ended ??= new Promise((resolve) => sockets.close(() => resolve())));
  };
}

function refuse(socket: Duplex, status: string): void {
  // A client that does not close its side would hold the connection without end.
  socket.once("finish", () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
