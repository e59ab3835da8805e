import { createServer as createHttpServer, type IncomingMessage, type Server } from "node:http";
import { ApolloServer } from "@apollo/server";
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled } from "@apollo/server/plugin/disabled";
import { expressMiddleware } from "@as-integrations/express5";
import compression from "compression";
import express, { type Express, type RequestHandler } from "express";
import { ANSWER_LIFETIME } from "../config/lifetimes";
import { createKeeper } from "../keeper/keeper";
import type { Shared } from "../redis/shared";
import { createAnswerHandler } from "./answers/answerHandler";
import { addErrorsBesideData } from "./answers/addErrorsBesideData";
import { reportCost } from "./answers/reportCost";
import { reportIncomplete } from "./answers/reportIncomplete";
import { createVersionsHandler } from "./answers/versionsHandler";
import { markUnshareable } from "./answers/markUnshareable";
import { type Context, createContext, type ServerDeps } from "./context";
import { boundWork, countingFieldResolver } from "./cost/boundWork";
import { createChargeText, pointsOf } from "./cost/chargeText";
import { limitCost } from "./cost/limitCost";
import { answerFault } from "./faultAnswer";
import { createFormatError } from "./formatError";
import { hideSuggestions } from "./hideSuggestions";
import { endOf, type OnEnd } from "./lib/deadline";
import { createSubmissions } from "./modules/applications/submissions";
import { NETWORK, networkVersion } from "./modules/kiosks/loaders";
import { createUnknownSliceReport } from "./modules/content/unknownSlices";
import { createHealth } from "./observe/health";
import { logFaults } from "./observe/logFaults";
import { createObserver, type Observer } from "./observe/observer";
import { createReadiness, type Readiness } from "./observe/readiness";
import { createAllowList } from "./operations/allowList";
import { createOperations, type Operations } from "./operations/operations";
import { createDocumentStore } from "./operations/documentStore";
import { createQueryStore } from "./operations/queryStore";
import { setAnswerHead } from "./overHttp/answerHead";
import { listMethods } from "./overHttp/allowedMethods";
import { allowGetFromNonBrowsers } from "./overHttp/csrf";
import { toOriginForm } from "./overHttp/originForm";
import { readJson } from "./overHttp/readJson";
import { refuseSubscriptions } from "./overHttp/refuseSubscriptions";
import { LIMITS, MAX_ERRORS, queryLimitsRule } from "./queryLimits";
import { schema } from "./schema";
import { CONTENT } from "./sources/prismic/client";
import { serveSubscriptions } from "./subscriptions/subscriptions";
import { takeUploads } from "./uploads";
import { discardBodyAfter } from "../limits/discardBody";
import { createShutdown, KEEP_ALIVE_MS } from "../limits/shutdown";
import { createAddressOf } from "../limits/visitorAddress";
import { readVisitor } from "./visitor";

export interface BffServer {
  http: Server;
  apollo: ApolloServer<Context>;
  /** Reports whether the shared data of each source has been loaded. */
  readiness: Readiness;
  /** Lets requests under way finish, for SHUTDOWN_MS at most. */
  close(): Promise<void>;
}

/** Memory for finished answers. */
const MAX_ANSWER_BYTES = 64_000_000;

/** What only the running process needs. */
interface ServerOptions {
  /** Handlers beside the graph. */
  media?: RequestHandler;
  webhook?: RequestHandler;
  catalog?: RequestHandler;
  /** GraphiQL, in front of the graph. */
  sandbox?: RequestHandler;
  /** The panel of development: its script, and what it shows. */
  panel?: RequestHandler;
  /** Whether introspection is on, and errors suggest names; default: true. */
  introspection?: boolean;
  /** Whether a CDN in front of the site keeps answers to GET until a publish purges them; default: false. */
  isBehindCdn?: boolean;
  /** Observes requests and calls; none by default. */
  observer?: Observer;
  /** Milliseconds that requests under way may take after the server is closed. */
  shutdownMs?: number;
  /** The site's operations, which can be sent by their hashes; none by default. */
  operations?: Operations;
  /** What processes share; nothing by default. */
  shared?: Shared;
  /** Whether other operations are executed as well; default: true. */
  anyOperation?: boolean;
}

/** Builds the GraphQL server on `/graphql` over given sources; tests pass fakes. The caller starts listening. */
export async function createServer(deps: ServerDeps, options: ServerOptions = {}): Promise<BffServer> {
  const {
    operations = createOperations(),
    anyOperation = true,
    introspection = true,
    isBehindCdn = false,
    observer = createObserver(),
    shared,
  } = options;
  const refuseOthers = anyOperation ? undefined : createAllowList(operations);
  const documents = createDocumentStore(operations);
  const queries = createQueryStore(operations, shared?.redis);
  const chargeText = createChargeText(documents, queries);
  const formatError = createFormatError(deps.showsErrors ?? false);
  const apollo = new ApolloServer<Context>({
    schema,
    fieldResolver: countingFieldResolver,
    validationRules: [queryLimitsRule],
    parseOptions: { maxTokens: LIMITS.tokens },
    validationOptions: { maxErrors: MAX_ERRORS, hideSuggestions: !introspection },
    introspection,
    persistedQueries: { cache: queries },
    documentStore: documents,
    formatError,
    plugins: [
      refuseSubscriptions,
      limitCost(observer.countPoints),
      boundWork(),
      addErrorsBesideData(formatError),
      markUnshareable,
      reportIncomplete,
      reportCost,
      logFaults(deps.log),
      // After the plugins that may change the answer.
      setAnswerHead(isBehindCdn),
      ...(introspection ? [] : [hideSuggestions()]),
      // Apollo's own landing page would load its scripts from another host.
      ApolloServerPluginLandingPageDisabled(),
      // That plugin wraps every field to find cache hints. Those of Places are for clients: this server never caches Places.
      ApolloServerPluginCacheControlDisabled(),
      observer.plugin,
    ],
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
  });
  await apollo.start();

  const submissions = createSubmissions({ jobs: deps.sources.jobs, redis: shared?.redis });
  const reportUnknownSlice = createUnknownSliceReport(deps.log);
  const visitorOf = ({ headers }: IncomingMessage) => readVisitor(headers.cookie, deps.sources.content.repository);
  const addressOf = createAddressOf({ hops: deps.proxyHops, trusted: deps.trustedProxies });
  const contextOf = (request: IncomingMessage, body: unknown, onEnd: OnEnd) => {
    refuseOthers?.({ method: request.method, url: request.url, body });
    const context = contextFor(request, onEnd);
    observer.noteOperation(body, context.costs);
    return context;
  };
  const contextFor = (request: IncomingMessage, onEnd: OnEnd) =>
    createContext(deps, { visitor: visitorOf(request), submissions, reportUnknownSlice, address: addressOf(request) }, onEnd);
  const keeper = createKeeper({
    maxBytes: MAX_ANSWER_BYTES,
    ...ANSWER_LIFETIME,
    versionOf: (name) => (name === CONTENT ? deps.published.version() : networkVersion(deps.caches.shared)),
    now: deps.now,
  });
  const answerFromCache = createAnswerHandler({
    apollo,
    keeper,
    observer,
    log: deps.log,
    namesDocuments: isBehindCdn,
    chargeText,
    createContext: contextOf,
  });
  observer.watchAnswerCache(keeper.size);
  const answerWithVersions = createVersionsHandler({
    [CONTENT]: async (signal) => (await deps.published.read(signal)).value.version,
    [NETWORK]: async () => networkVersion(deps.caches.shared),
  });

  const app = express().disable("x-powered-by").disable("etag");
  // JSON and drawings are compressed to a fifth; photos are not compressed.
  app.use(compression());
  const readiness = createReadiness();
  app.use(createHealth(readiness));
  app.use("/graphql", setDefaultHeaders, listMethods);
  if (options.sandbox) app.use(options.sandbox);
  if (options.panel) app.use("/graphql/panel", options.panel);
  app.use(
    "/graphql",
    allowGetFromNonBrowsers,
    readJson("100kb"),
    takeUploads(),
    expressMiddleware(apollo, {
      context: async ({ req, res }) => {
        const context = contextOf(req, req.body, endOf(res));
        await chargeText({ method: req.method, url: req.originalUrl, body: req.body }, context.charges);
        return context;
      },
    }),
  );

  addOtherRoutes(app, options);
  app.use(answerFault(deps.log));

  const answer = observer.watch(app);
  const timeouts = { keepAliveTimeout: KEEP_ALIVE_MS, headersTimeout: KEEP_ALIVE_MS + 1000 };
  const http = createHttpServer(timeouts, (request, response) => {
    request.url = toOriginForm(request.url ?? "");
    discardBodyAfter(request, response);
    if (!answerFromCache(request, response) && !answerWithVersions(request, response)) answer(request, response);
  });
  const endSubscriptions = serveSubscriptions(http, {
    schema,
    siteOrigin: deps.siteOrigin,
    log: deps.log,
    async admit(request, body) {
      refuseOthers?.({ method: "POST", body });
      await contextFor(request, () => {}).charges.operation(pointsOf(body.query));
    },
    addressOf: (request) => addressOf(request) ?? "",
    isDraft: (request) => visitorOf(request).previewRef !== undefined,
    createContext: (request) => contextFor(request, () => {}),
  });
  const shutDown = createShutdown(http, options.shutdownMs);
  return {
    http,
    apollo,
    readiness,
    async close() {
      readiness.shutDown();
      await endSubscriptions();
      await shutDown();
      await apollo.stop();
    },
  };
}

/** Adds the routes outside of the graph that the options have handlers for. */
function addOtherRoutes(app: Express, { media, webhook, catalog }: ServerOptions) {
  if (media) app.use("/media", media);
  if (webhook) app.post("/webhook", readJson("1mb"), webhook);
  if (catalog) app.get("/integration/kiosks", catalog);
}

/** Sets the headers of every response at the graph's address, including the sandbox and errors; a handler may replace `cache-control`. */
const setDefaultHeaders: RequestHandler = (_request, response, next) => {
  response.set({ "x-content-type-options": "nosniff", "cache-control": "no-store" });
  next();
};
