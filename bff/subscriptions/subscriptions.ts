import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import {
  type ExecutionArgs,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from "graphql";
import type { SubscribePayload } from "graphql-ws";
import { useServer } from "graphql-ws/use/ws";
import { WebSocketServer } from "ws";
import type { Context } from "../context";
import { LIMITS, MAX_ERRORS, queryLimitsRule } from "../queryLimits";
import { toOriginForm } from "../overHttp/originForm";
import { contentChanges } from "./contentChanges";
import { createConnections, isOwnOrigin } from "./mayConnect";

interface Deps {
  schema: GraphQLSchema;
  siteOrigin: string;
  /** Charges the visitor who sent a request for an operation that is not parsed yet. Throws a GraphQLError when it is refused. */
  admit(request: IncomingMessage, body: unknown): Promise<void>;
  /** Returns a visitor's address, for limits. */
  addressOf(request: IncomingMessage): string;
  /** Returns the context of an operation for the visitor who sent a request. */
  createContext(request: IncomingMessage): Context;
  /** Whether that visitor sees a draft. */
  isDraft(request: IncomingMessage): boolean;
}

/** An open page needs one connection and one subscription; a visitor may have several pages open. */
const CONNECTIONS = { perAddress: 20, inAll: 2_000 };
const MOST_SUBSCRIPTIONS = 3;
/** The site's own message is a tenth of that. */
const MAX_MESSAGE_BYTES = 8_192;
/** Milliseconds in which a client has to begin the protocol. */
const INIT_MS = 3_000;
/** Proxies close connections that are silent for a minute. */
const PING_MS = 25_000;
/** A published version is read from memory; a draft's costs calls that its editor is charged for. */
const EVERY_MS = { published: 500, draft: 3_000 };

const GOING_AWAY = 1001;

/**
 * Serves subscriptions over web sockets at `/graphql`, by the protocol of graphql-ws. Queries and mutations are refused there: they have
 * their limits at HTTP. Returns the function that ends all connections; clients then connect again, to another process.
 */
export function serveSubscriptions(http: Server, deps: Deps): () => Promise<void> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false });
  const connections = createConnections(CONNECTIONS);
  const open = new WeakMap<IncomingMessage, { count: number; closed: AbortController }>();

  const protocol = useServer(
    {
      connectionInitWaitTimeout: INIT_MS,
      onSubscribe: async ({ extra: { request } }, _id, payload) => {
        const refused = await deps.admit(request, payload).catch(asErrors);
        if (refused) return refused;
        const connection = open.get(request)!;
        if (connection.count >= MOST_SUBSCRIPTIONS)
          return [new GraphQLError(`A connection has ${MOST_SUBSCRIPTIONS} subscriptions at most.`)];
        const prepared = prepare(payload, deps.schema);
        if (Array.isArray(prepared)) return prepared;
        connection.count++;
        const everyMs = deps.isDraft(request) ? EVERY_MS.draft : EVERY_MS.published;
        const { signal } = connection.closed;
        // Each read of the version needs a context of its own.
        const readVersion = () => deps.createContext(request).loaders.version();
        const changes = { contentChanges: () => contentChanges({ readVersion, everyMs, signal }) };
        return { ...prepared, contextValue: Object.assign(deps.createContext(request), changes) };
      },
      onComplete: ({ extra: { request } }) => void open.get(request)!.count--,
    },
    sockets,
    PING_MS,
  );

  http.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on("error", () => socket.destroy());
    const address = deps.addressOf(request);
    if (!/^\/graphql\/?(\?|$)/.test(toOriginForm(request.url ?? ""))) return refuse(socket, "404 Not Found");
    if (!isOwnOrigin(request, deps.siteOrigin)) return refuse(socket, "403 Forbidden");
    if (!connections.open(address)) return refuse(socket, "429 Too Many Requests");
    const closed = new AbortController();
    socket.once("close", () => {
      connections.close(address);
      closed.abort();
    });
    open.set(request, { count: 0, closed });
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      sockets.emit("connection", webSocket, request);
      // graphql-ws writes a stack to the console for each message that is too long; ws closes the connection by itself.
      webSocket.removeAllListeners("error").on("error", () => {});
    });
  });

  let ended: Promise<void> | undefined;
  return () => {
    for (const client of sockets.clients) client.close(GOING_AWAY, "The server is shutting down.");
    return (ended ??= Promise.resolve(protocol.dispose()));
  };
}

/** Returns what graphql-js needs to execute a subscription, or the errors of a request that is not one. */
function prepare(payload: SubscribePayload, schema: GraphQLSchema): ExecutionArgs | GraphQLError[] {
  const { query, operationName, variables } = payload;
  try {
    const document = parse(query, { maxTokens: LIMITS.tokens });
    const errors = validate(schema, document, [queryLimitsRule, ...specifiedRules], { maxErrors: MAX_ERRORS });
    if (errors.length > 0) return [...errors];
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== OperationTypeNode.SUBSCRIPTION)
      return [new GraphQLError("A web socket serves subscriptions only. Send queries and mutations over HTTP.")];
    return { schema, document, operationName, variableValues: variables };
  } catch (error) {
    return asErrors(error);
  }
}

function asErrors(error: unknown): GraphQLError[] {
  if (error instanceof GraphQLError) return [error];
  throw error;
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
