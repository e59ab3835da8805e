import type { Server } from "node:http";
import { createNetworkList } from "#shared/config/networks.ts";
import { orExit } from "#shared/config/orExit.ts";
import { onStopSignal } from "#shared/limits/stopSignals.ts";
import { createReleaseTexts } from "#shared/redis/releaseTexts.ts";
import { connectShared } from "#shared/redis/shared.ts";
import { createBudgets } from "./guards/budgets/budgets";
import { createCaches } from "./caches";
import { createCatalogFeed } from "./http/catalogFeed";
import { findWarnings, parseBffConfig } from "./config";
import { createSources } from "./createSources";
import { preload } from "./preload";
import { createBreaker } from "./lib/breaker";
import { createHttp } from "./lib/http";
import { createLog } from "./lib/log";
import { IMAGES } from "./http/media/downloads";
import { createMediaHandler } from "./http/media/media";
import { createKioskCatalog } from "./modules/kiosks/catalog";
import { countMisplaced } from "./modules/kiosks/loaders";
import { createPublished } from "./modules/content/published";
import { createPublishes } from "./modules/content/publishes";
import { createMetrics } from "./observe/metrics";
import { createMetricsServer } from "./observe/metricsServer";
import { createObserver } from "./observe/observer";
import { createRecentOperations } from "./observe/recentOperations";
import { surviveFaults } from "./observe/surviveFaults";
import { requestFields } from "./observe/requestScope";
import { startTracing } from "./observe/tracing";
import { readOperations, readOwnOperations } from "./guards/operations/operations";
import { shareOperations } from "./guards/operations/shareOperations";
import { createPanel } from "./dev/panel/panel";
import { createSandbox } from "./dev/sandbox/sandbox";
import { reportUnservedFields } from "./dev/unservedFields";
import { createServer } from "./server";
import { createVitalsHandler } from "./http/vitals";
import { createVitals } from "./observe/vitals";
import { createWebhookHandler } from "./http/webhook";

/* Starts the BFF. */

const config = orExit(() => parseBffConfig(process.env));
const log = createLog(config.logLevel, requestFields);
for (const warning of findWarnings(config)) log.warn({}, warning);
const metrics = config.metrics && createMetrics();
const tracing = config.tracesUrl ? await startTracing({ endpoint: config.tracesUrl, log }) : undefined;
const trustedProxies = createNetworkList(config.trustedProxies);
const operations = readOperations();
const recent = config.panel && createRecentOperations(operations);
const observer = createObserver({ log, metrics, tracing, recent, trustedProxies });
const { telemetry } = observer;
const shared = config.redisUrl ? connectShared({ url: config.redisUrl, log }) : undefined;
const breaker = createBreaker();
const caches = createCaches({ telemetry, breaker });
const sources = createSources(config, { cache: caches.shared, log, telemetry });
const { siteOrigin, proxyHops, showsCost, showsErrors } = config;
const published = createPublished({ source: sources.content, caches: { index: caches.shared, content: caches.content }, log });
const budgets = createBudgets(config.budgets, log, shared?.redis);
const publishes = createPublishes({ published, bus: shared?.bus, log });
const { notFoundPageId } = config.content;
const settings = { notFoundPageId, siteOrigin, proxyHops, trustedProxies, showsCost, showsErrors };
const deps = { caches, published, budgets, log, sources, ...settings };
const server = await createServer(deps, {
  media: createMediaHandler({
    roots: {
      content: config.content.imagesUrl,
      files: config.content.filesUrl,
      stock: config.content.stockUrl,
      designs: config.kiosks.designImagesUrl,
    },
    // Prismic gives every upload an address of its own.
    isImmutable: !config.embedded.includes("content"),
    // Pictures are larger than data, and a page can be read before they arrive.
    http: createHttp({ source: IMAGES, telemetry, timeoutMs: 10_000, atOnce: 10 }),
    proxies: { hops: proxyHops, trusted: trustedProxies },
    log,
  }),
  webhook: createWebhookHandler({
    secret: config.content.webhookSecret,
    onPublish: () => publishes.renew(),
    structure: published.structure,
    log,
  }),
  catalog: config.catalogToken
    ? createCatalogFeed({ token: config.catalogToken, readPage: createKioskCatalog({ source: sources.kiosks, caches, log }), log })
    : undefined,
  vitals:
    metrics && createVitalsHandler({ observe: createVitals(metrics.registry), proxies: { hops: proxyHops, trusted: trustedProxies } }),
  sandbox: config.sandbox ? createSandbox() : undefined,
  introspection: config.sandbox,
  isBehindCdn: config.isBehindCdn,
  observer,
  panel: config.panel && recent && createPanel({ ...config.panel, recent }),
  operations,
  anyOperation: config.anyOperation,
  shutdownMs: config.shutdownMs,
  shared,
});

if (shared) {
  const texts = createReleaseTexts(shared.redis, "operations");
  await shareOperations({ operations, own: readOwnOperations(), texts, bus: shared.bus, log });
}
// From here on; a fault while starting ends the process.
surviveFaults(log);
listen(server.http, "BFF_PORT", config, () => log.info({ port: config.port, embedded: config.embedded }, "the BFF is ready"));

if (metrics && config.metrics) {
  for (const [name, cache] of Object.entries(caches)) metrics.watchCache(name, cache.size);
  metrics.watchBreaker(breaker);
  metrics.watchMisplaced(() => countMisplaced(caches.shared));
  // Closed only with the process, so that the shutdown is measured, too.
  listen(createMetricsServer(metrics.registry), "METRICS_PORT", config.metrics);
}

preload(deps, server.readiness);
if (config.panel) void reportUnservedFields(process.cwd(), log);

onStopSignal(() => {
  void server
    .close()
    .then(() => tracing?.stop())
    .then(() => shared?.redis.close())
    .finally(() => process.exit(0));
});

function listen(http: Server, variable: string, { port, host }: { port: number; host: string }, onListening?: () => void): void {
  http.on("error", (error: NodeJS.ErrnoException) => {
    console.error(error.code === "EADDRINUSE" ? `Port ${port} is taken (${variable}).` : error.message);
    process.exit(1);
  });
  http.listen(port, host, onListening);
}
