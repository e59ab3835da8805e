import type { IncomingMessage, ServerResponse } from "node:http";
import { createKeeper, type SecondLevel } from "../../keeper/keeper";
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
  /** The pages of the site's other processes. */
  secondLevel?: SecondLevel;
}

/**
 * Limits of the page cache. Parts of a page without a version, such as a kiosk's hours, are checked after a minute: the page is then
 * rendered again in the background. A page without a request for an hour is rendered again before it is sent. A visitor's share has room
 * for some 130 pages that no other visitor has requested.
 */
const KEPT = { maxBytes: 100_000_000, shares: { maxBytes: 40_000_000, maxBytesEach: 20_000_000 }, freshMs: 60_000, staleMs: 3_600_000 };

/** Returns the handler of page requests. The handler returns false if the request is not for a page. */
export function createPageCache({
  buildFolder,
  handler,
  config,
  secondLevel,
}: Options): (request: IncomingMessage, response: ServerResponse) => boolean {
  const versions = currentVersions();
  const keeper = createKeeper({ ...KEPT, versionOf: versions.of, secondLevel });
  const cdn = config.cdn?.cdn ?? null;
  const headersOf = (url: string) => securityHeaders(url, config);
  const rewrite = createRewritePage(buildFolder);
  const { emergencyPhone: phone, proxyHops, pageDeadlineMs: deadlineMs } = config;
  const render = createRenderPage({ handler, rewrite, headersOf, phone, cdn, usual: KEPT, deadlineMs });
  const make = renderInTurn(render, { proxyHops, headersOf, phone });
  return createPageHandler({ keeper, versions, make, proxyHops, cdn, hasOthers: secondLevel !== undefined });
}
