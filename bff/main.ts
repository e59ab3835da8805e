import { createNetworkList } from "../config/networks";
import { createBudgets } from "./budgets/budgets";
import { createCaches } from "./caches";
import { parseBffConfig } from "./config";
import { createSources } from "./createSources";
import { keepWarm } from "./keepWarm";
import { createHttp } from "./lib/http";
import { createLog } from "./lib/log";
import { createMediaHandler } from "./media";
import { createSandbox } from "./sandbox/sandbox";
import { createServer } from "./server";
import { createWebhookHandler } from "./webhook";

const config = parseBffConfig(process.env);
const log = createLog(config.logLevel);
const caches = createCaches();
const sources = createSources(config, { cache: caches.shared, log });
const { siteOrigin, proxyHops } = config;
const budgets = createBudgets(config.budgets, log);
const trustedProxies = createNetworkList(config.trustedProxies);
const deps = { caches, budgets, log, sources, notFoundPageId: config.content.notFoundPageId, siteOrigin, proxyHops, trustedProxies };
const server = await createServer(deps, {
  media: createMediaHandler({
    roots: { content: config.content.imagesUrl, designs: config.kiosks.designImagesUrl, stock: config.content.stockUrl },
    // Prismic gives every upload an address of its own.
    isImmutable: !config.embedded.includes("content"),
    // Pictures weigh more than data, and nobody waits for them to read.
    http: createHttp({ source: "images", timeoutMs: 10_000 }),
    log,
  }),
  webhook: createWebhookHandler({ secret: config.content.webhookSecret, onPublish: sources.content.expireRoot, log }),
  sandbox: config.sandbox ? createSandbox() : undefined,
  introspection: config.sandbox,
});

server.http.on("error", (error: NodeJS.ErrnoException) => {
  const fault = error.code === "EADDRINUSE" ? `Port ${config.port} is taken (BFF_PORT).` : error.message;
  console.error(fault);
  process.exit(1);
});
server.http.listen(config.port, config.host, () => log.info({ port: config.port, embedded: config.embedded }, "the BFF is ready"));

keepWarm(deps);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void server.close().then(() => process.exit(0)));
}
