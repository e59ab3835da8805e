import type { IncomingMessage, ServerResponse } from "node:http";
import { createResponseCache } from "#shared/responseCache/responseCache.ts";
import { PAGE_LIFETIMES } from "#shared/config/lifetimes.ts";
import { currentVersions } from "../bff/versions";
import type { SiteConfig } from "../config";
import { securityHeaders } from "../security/headers";
import type { Handler } from "../nextInternals/collectResponse";
import { createRewritePage } from "../htmlRewrite/rewritePage";
import { renderInTurn } from "./renderInTurn";
import { createRenderPage } from "./renderPage";
import { createPageHandler } from "./pageHandler";

interface Options {
  buildFolder: string;
  /** Next's request handler. */
  handler: Handler;
  config: SiteConfig;
}

/** Memory of the page cache. A visitor's share has room for some 130 pages that no other visitor has requested. */
const LIMITS = { maxBytes: 100_000_000, shares: { maxBytes: 40_000_000, maxBytesEach: 20_000_000 } };

/** Returns the handler of page requests. The handler returns false if the request is not for a page. */
export function createPageCache({
  buildFolder,
  handler,
  config,
}: Options): (request: IncomingMessage, response: ServerResponse) => boolean {
  const versions = currentVersions();
  const responses = createResponseCache({ ...LIMITS, ...PAGE_LIFETIMES.usual, versionOf: versions.of });
  const cdn = config.cdn?.cdn ?? null;
  const headersOf = (url: string) => securityHeaders(url, config);
  const rewrite = createRewritePage(buildFolder);
  const { emergencyPhone: phone, proxyHops, pageDeadlineMs: deadlineMs } = config;
  const render = createRenderPage({ handler, rewrite, headersOf, phone, cdn, deadlineMs });
  const make = renderInTurn(render, { proxyHops, headersOf, phone });
  return createPageHandler({ responses, versions, make, proxyHops, cdn });
}
