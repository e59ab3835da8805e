import type { IncomingMessage, ServerResponse } from "node:http";
import { createKeeper } from "../../keeper/keeper";
import { currentVersions } from "../bff/versions";
import type { SiteConfig } from "../config";
import { securityHeaders } from "../security/headers";
import type { Handler } from "../nextInternals/collectResponse";
import { createRewritePage } from "../htmlRewrite/rewritePage";
import { createRenderPage } from "./renderPage";
import { createPageHandler } from "./pageHandler";

interface Options {
  buildFolder: string;
  /** Next's. */
  handler: Handler;
  config: SiteConfig;
}

/**
 * How pages are kept: 100 MB of them. What has no version, such as the hours of a kiosk, is looked at after a minute; a page that was not
 * asked for in an hour is made anew first.
 */
const KEPT = { maxBytes: 100_000_000, freshMs: 60_000, renewMs: 3_600_000 };

/** What answers requests for pages; false where none is asked for. */
export function createPageCache({
  buildFolder,
  handler,
  config,
}: Options): (request: IncomingMessage, response: ServerResponse) => boolean {
  const versions = currentVersions();
  const keeper = createKeeper({ ...KEPT, versionOf: versions.of });
  const headersOf = (url: string) => securityHeaders(url, config);
  const rewrite = createRewritePage(buildFolder);
  const make = createRenderPage({ handler, rewrite, headersOf, phone: config.emergencyPhone, deadlineMs: config.pageDeadlineMs });
  return createPageHandler({ keeper, versions, make });
}
