import { parseBffConfig } from "./config";
import { createCache } from "./lib/cache";
import { createHttp } from "./lib/http";
import { createLog } from "./lib/log";
import { createMediaHandler } from "./media";
import { createServer } from "./server";
import { createWebhookHandler } from "./webhook";
import { createKiosksSource, KIOSKS } from "./sources/kiosks/client";
import { CONTENT, createContentSource } from "./sources/prismic/client";

const config = parseBffConfig(process.env);
const log = createLog(config.logLevel);
const cache = createCache();
const timeoutMs = 2500;

const contentHttp = createHttp({ source: CONTENT, timeoutMs });
const kiosksHttp = createHttp({ source: KIOSKS, timeoutMs });

const content = createContentSource({ ...config.content, cache, http: contentHttp });

const server = await createServer(
  {
    cache,
    log,
    sources: {
      content,
      kiosks: createKiosksSource({ ...config.kiosks, log, http: kiosksHttp }),
    },
  },
  {
    media: createMediaHandler({ imagesUrl: config.content.imagesUrl, http: contentHttp, log }),
    webhook: createWebhookHandler({ secret: config.content.webhookSecret, onPublish: content.expireRoot, log }),
  },
);

server.http.on("error", (error: NodeJS.ErrnoException) => {
  const fault = error.code === "EADDRINUSE" ? `Port ${config.port} is taken (BFF_PORT).` : error.message;
  console.error(fault);
  process.exit(1);
});
server.http.listen(config.port, config.host, () => log.info({ port: config.port, embedded: config.embedded }, "the BFF is ready"));

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void server.close().then(() => process.exit(0)));
}
