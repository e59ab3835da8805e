import { createServer as createHttpServer, type Server } from "node:http";
import type { ApolloServer } from "@apollo/server";
import { ANSWER_LIFETIME } from "#shared/config/lifetimes.ts";
import { createResponseCache } from "#shared/responseCache/responseCache.ts";
import { discardBodyAfter } from "#shared/limits/discardBody.ts";
import { createShutdown, KEEP_ALIVE_MS } from "#shared/limits/shutdown.ts";
import type { Shared } from "#shared/redis/shared.ts";
import type { Context, ServerDeps } from "./context";
import { schema } from "./graph/schema";
import { pointsOf } from "./guards/cost/chargeText";
import { createOperationGuard } from "./guards/operations/operationGuard";
import type { Operations } from "./guards/operations/operations";
import { createAnswerHandler } from "./http/answers/answerHandler";
import { createVersionsHandler } from "./http/answers/versionsHandler";
import { createApollo } from "./http/apollo";
import { createApp, type Routes } from "./http/app";
import { toOriginForm } from "./http/headers/originForm";
import { createRequestContexts } from "./http/requestContexts";
import { serveSubscriptions } from "./http/subscriptions/subscriptions";
import { NETWORK, networkVersion } from "./modules/kiosks/loaders";
import { createObserver, type Observer } from "./observe/observer";
import { createReadiness, type Readiness } from "./observe/readiness";
import { CONTENT } from "./sources/prismic/client";

export interface BffServer {
  http: Server;
  apollo: ApolloServer<Context>;
  /** Reports whether the shared data of each source has been loaded. */
  readiness: Readiness;
  /** Lets requests under way finish, for SHUTDOWN_MS at most. */
  close(): Promise<void>;
}

/** What only the running process needs. */
interface ServerOptions extends Routes {
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

/** Memory for finished answers. */
const MAX_ANSWER_BYTES = 64_000_000;

/** Builds the GraphQL server on `/graphql` over given sources; tests pass fakes. The caller starts listening. */
export async function createServer(deps: ServerDeps, options: ServerOptions = {}): Promise<BffServer> {
  const { observer = createObserver(), introspection = true, isBehindCdn = false, operations, anyOperation } = options;
  const redis = options.shared?.redis;
  const guard = createOperationGuard({ operations, anyOperation, redis });
  const contexts = createRequestContexts(deps, { guard, observer, redis });
  const apollo = createApollo(deps, { guard, observer, introspection, isBehindCdn });
  await apollo.start();

  const versionOf = (name: string) => (name === CONTENT ? deps.published.version() : networkVersion(deps.caches.shared));
  const responses = createResponseCache({ maxBytes: MAX_ANSWER_BYTES, ...ANSWER_LIFETIME, versionOf, now: deps.now });
  observer.watchAnswerCache(responses.size);
  const answers = { apollo, responses, observer, log: deps.log, namesDocuments: isBehindCdn, chargeText: guard.chargeText };
  const answerFromCache = createAnswerHandler({ ...answers, createContext: contexts.forOperation });
  const answerWithVersions = createVersionsHandler({
    [CONTENT]: async (signal) => (await deps.published.read(signal)).value.version,
    [NETWORK]: async () => networkVersion(deps.caches.shared),
  });
  const readiness = createReadiness();
  const answer = observer.watch(createApp({ apollo, contexts, guard, readiness, log: deps.log }, options));

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
      guard.refuseOthers?.({ method: "POST", body });
      await contexts.create(request, () => {}).charges.operation(pointsOf(body.query));
    },
    addressOf: (request) => contexts.addressOf(request) ?? "",
    isDraft: (request) => contexts.visitorOf(request).previewRef !== undefined,
    createContext: (request) => contexts.create(request, () => {}),
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
