import { createHash } from "node:crypto";
import type { IntegrationAPIResults } from "@prismicio/client";
import type { RequestHandler } from "express";
import { z } from "zod";
import { hasVisitorLeft } from "../lib/abort";
import { createDeadline, endOf } from "../lib/deadline";
import { SourceError } from "../lib/errors";
import { isSameSecret } from "../lib/isSameSecret";
import type { Log } from "../lib/log";
import { catalogTokenIn } from "../sources/prismic/catalog";

/** Milliseconds that a page may take: no person waits for it. */
const TIMEOUT_MS = 10_000;
/** Seconds after which the repository may retry when a page fails. */
const RETRY_AFTER_S = 60;
/** A network of fifty million kiosks has no more pages. */
const MAX_PAGES = 1_000_000;

const pageNumber = z
  .string()
  .regex(/^\d{1,7}$/)
  .transform(Number)
  .pipe(z.number().min(1).max(MAX_PAGES))
  .default(1);

interface FeedDeps {
  /** The token that the content repository must send. */
  token: string;
  readPage(page: number, signal: AbortSignal): Promise<IntegrationAPIResults>;
  log: Log;
}

/**
 * Creates the handler with which the content repository reads a catalog page by page (`?page=2`): 401 without the token, 400 for an invalid
 * page number, 304 when a page is unchanged, 503 when it cannot be loaded.
 */
export function createCatalogFeed({ token, readPage, log }: FeedDeps): RequestHandler {
  return async (request, response) => {
    response.set({ "cache-control": "private, no-cache", "x-content-type-options": "nosniff" });
    if (!isSameSecret(catalogTokenIn(request.headers.authorization), token))
      return void response.status(401).set("www-authenticate", 'Basic realm="catalog"').json({ error: "The access token is wrong." });
    const page = pageNumber.safeParse(request.query.page);
    if (!page.success) return void response.status(400).json({ error: "There is no such page." });
    const signal = createDeadline(endOf(response), TIMEOUT_MS);
    try {
      const body = JSON.stringify(await readPage(page.data, signal));
      const version = createHash("sha256").update(body).digest("base64url");
      response.set("etag", `"${version}"`);
      if (request.headers["if-none-match"]?.includes(version)) return void response.status(304).end();
      response.type("json").send(body);
    } catch (error) {
      if (hasVisitorLeft(signal)) return;
      if (!(error instanceof SourceError)) throw error;
      log.warn({ source: error.source, cause: error.message }, "a page of the catalog of kiosks cannot be loaded");
      response.status(503).set("retry-after", String(RETRY_AFTER_S)).json({ error: error.publicMessage });
    }
  };
}
