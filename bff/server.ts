import { createServer as createHttpServer, type Server, STATUS_CODES } from "node:http";
import { ApolloServer, type ApolloServerPlugin } from "@apollo/server";
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled } from "@apollo/server/plugin/disabled";
import { expressMiddleware } from "@as-integrations/express5";
import compression from "compression";
import express, { type ErrorRequestHandler, type RequestHandler } from "express";
import { type Context, createContext, type ServerDeps } from "./context";
import { boundWork, countingFieldResolver } from "./cost/boundWork";
import { limitCost } from "./cost/limitCost";
import { createFormatError } from "./formatError";
import { DEADLINE_MS } from "./lib/deadline";
import type { Log } from "./lib/log";
import { createSubmissions } from "./modules/applications/submissions";
import { createUnknownSliceReport } from "./modules/content/unknownSlices";
import { LIMITS, queryLimitsRule } from "./queryLimits";
import { schema } from "./schema";
import { takeUploads } from "./uploads";
import { readAddress, readVisitor } from "./visitor";

export interface BffServer {
  http: Server;
  apollo: ApolloServer<Context>;
  close(): Promise<void>;
}

/** What only the running process needs. */
interface ServerOptions {
  /** Routes beside the graph. */
  media?: RequestHandler;
  webhook?: RequestHandler;
  /** GraphiQL, in front of the graph. */
  sandbox?: RequestHandler;
  /** Whether the graph describes itself to whoever asks; so it does by default. */
  introspection?: boolean;
}

/** Builds the GraphQL server on `/graphql` over given sources; tests hand it fakes. The caller listens. */
export async function createServer(deps: ServerDeps, options: ServerOptions = {}): Promise<BffServer> {
  const apollo = new ApolloServer<Context>({
    schema,
    validationRules: [queryLimitsRule],
    parseOptions: { maxTokens: LIMITS.tokens },
    introspection: options.introspection ?? true,
    formatError: createFormatError(deps.log),
    fieldResolver: countingFieldResolver,
    plugins: [
      limitCost(),
      boundWork(),
      reportStale,
      // Apollo's own landing page would load its scripts from elsewhere.
      ApolloServerPluginLandingPageDisabled(),
      // It wraps every field to find cache hints. Those of Places are for clients: this server keeps nothing of theirs.
      ApolloServerPluginCacheControlDisabled(),
    ],
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
  });
  await apollo.start();

  const submissions = createSubmissions({ jobs: deps.sources.jobs });
  const reportUnknownSlice = createUnknownSliceReport(deps.log);
  const app = express().disable("x-powered-by").disable("etag");
  // Graph and drawings shrink to a fifth; photos are left alone.
  app.use(compression());
  app.get("/health", (_, response) => void response.type("text").send("ok"));
  if (options.sandbox) app.use("/graphql", options.sandbox);
  app.use(
    "/graphql",
    express.json({ limit: "100kb" }),
    takeUploads(),
    expressMiddleware(apollo, {
      context: async ({ req, res }) => {
        const visitor = readVisitor(req.headers.cookie, deps.sources.content.repository);
        const connection = { forwardedFor: req.get("x-forwarded-for"), peer: req.socket.remoteAddress };
        const address = readAddress(connection, { hops: deps.proxyHops, trusted: deps.trustedProxies });
        return createContext(deps, { visitor, submissions, reportUnknownSlice, address }, leftSignal(res));
      },
    }),
  );

  if (options.media) app.use("/media", options.media);
  if (options.webhook) app.post("/webhook", express.json({ limit: "1mb" }), options.webhook);
  app.use(answerFault(deps.log));

  const http = createHttpServer(app);
  return {
    http,
    apollo,
    async close() {
      // Requests under way are answered; their deadline bounds the wait.
      const closed = new Promise((resolve) => http.close(resolve));
      http.closeIdleConnections();
      const giveUp = setTimeout(() => http.closeAllConnections(), deps.deadlineMs ?? DEADLINE_MS);
      await closed;
      clearTimeout(giveUp);
      await apollo.stop();
    },
  };
}

/** Answers what fails before it reaches GraphQL. Express itself would show the stack outside production. */
function answerFault(log: Log): ErrorRequestHandler {
  return (error: { status?: number }, _request, response, next) => {
    const status = error.status ?? 500;
    if (status >= 500) log.error({ err: error }, "a request failed");
    if (response.headersSent) return next(error);
    response.status(status).json({ errors: [{ message: STATUS_CODES[status] ?? "Error", extensions: { code: status < 500 ? "BAD_REQUEST" : "INTERNAL_SERVER_ERROR" } }] });
  };
}

/** Aborts when the connection closes before the answer is out. */
function leftSignal(response: express.Response): AbortSignal {
  const controller = new AbortController();
  response.on("close", () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** Says in `extensions.stale` which sources failed and were answered for by their last good values. */
const reportStale: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async willSendResponse({ contextValue, response }) {
      if (response.body.kind !== "single" || contextValue.staleSources.size === 0) return;
      const { singleResult } = response.body;
      singleResult.extensions = { ...singleResult.extensions, stale: [...contextValue.staleSources] };
    },
  }),
};
