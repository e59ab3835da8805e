import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { Cdn } from "#shared/edge/config.ts";
import type { ResponseCache, CachedResponse, NewResponse } from "#shared/responseCache/responseCache.ts";
import { forwardedAddress } from "#shared/limits/visitorAddress.ts";
import { sendAnswer } from "#shared/responseCache/send.ts";
import type { VersionWatch } from "../bff/versions";
import { isPagePath } from "../routing/pagePaths";
import { internalRequest } from "../nextInternals/collectResponse";
import { RSC_HEADER } from "../nextInternals/rscRequest";
import { createHeadersNow } from "./edgeHeaders";
import type { RenderPage } from "./renderPage";
import { type CacheKey, cacheKeyOf } from "./cacheKey";

interface Deps {
  responses: ResponseCache;
  versions: VersionWatch;
  make: RenderPage;
  /** Number of proxies in front of the site. */
  proxyHops: number;
  /** The CDN in front of the site; null or missing without one. */
  cdn?: Cdn | null;
}

/** Longest time that a visitor waits for the new version of a page after a publish; after it the stale page is sent. */
const PATIENCE_MS = 1_000;

/**
 * Returns the handler that answers page requests ahead of Next (docs/decisions/034). It sends the cached bytes while the versions of their
 * data are current, and otherwise has Next render the page, once for all concurrent requests. What is rendered for one visitor is neither
 * cached nor sent to others. It returns false if the request is not for a page.
 */
export function createPageHandler({ responses, versions, make, proxyHops, cdn = null }: Deps) {
  const headersNow = cdn && createHeadersNow(cdn, { isFresh: responses.isFresh, versionOf: versions.of });

  const visitorOf = ({ headers }: IncomingMessage) => forwardedAddress(headers["x-forwarded-for"]?.toString(), proxyHops) ?? undefined;

  const makeShared = (request: IncomingMessage, address: CacheKey): Promise<NewResponse> => {
    const visitor = visitorOf(request);
    const run = async () => {
      const result = await make(sharedRequest(request, address), { isForAll: true });
      // The page is newer than the known versions and would count as outdated.
      if (result.versions && Object.entries(result.versions).some(([name, version]) => versions.of(name) !== version))
        await versions.renew();
      if (isGone(result)) responses.delete(address.key);
      return result;
    };
    return responses.make(address.key, run, address.isCachedAtOnce, visitor);
  };

  /** Returns the newest page, or an older one if rendering fails or takes longer than PATIENCE_MS. */
  const newest = async (request: IncomingMessage, address: CacheKey): Promise<NewResponse | CachedResponse> => {
    const before = responses.getStale(address.key);
    if (before?.isBest) return before.last;
    const making = makeShared(request, address);
    if (!before) return making;
    const result = await Promise.race([making, delay(PATIENCE_MS, undefined, { ref: false })]).catch(() => undefined);
    return result && (isPage(result) || isGone(result)) ? result : before.last;
  };

  const answerShared = async (request: IncomingMessage, response: ServerResponse, address: CacheKey) => {
    // A rendering is the same with any token until it reads the token.
    const suits = (page: NewResponse | undefined) => !address.hasToken || page?.isSameWithToken === true;
    const cached = responses.get(address.key, visitorOf(request));
    if (cached && suits(cached)) {
      sendAnswer(cached, request, response, headersNow && ((headers) => headersNow(cached, headers)));
      if (responses.needsRefresh(address.key, cached)) makeShared(request, address).catch(logFailure);
      return;
    }
    // Without a last page that suits, the shared one would probably not suit either, and be rendered for nothing.
    if (!suits(responses.getStale(address.key)?.last)) return answerAlone(request, response);
    const result = await newest(request, address);
    // A redirect keeps the whole query of the request, and the shared response has only a part of it.
    if (!suits(result) || (isRedirect(result) && address.url !== request.url)) return answerAlone(request, response);
    sendAnswer(result, request, response, headersNow && ((headers) => headersNow(result, headers)));
  };

  const answerAlone = async (request: IncomingMessage, response: ServerResponse) => {
    const { method } = request;
    // Next renders no body for a HEAD request, so content-length would be wrong.
    if (method === "HEAD") request.method = "GET";
    const controller = new AbortController();
    response.once("close", () => controller.abort());
    const result = await make(request, { signal: controller.signal }).catch((error: unknown) => {
      if (controller.signal.aborted && error === controller.signal.reason) return null;
      throw error;
    });
    request.method = method;
    if (result) sendAnswer(result, request, response);
  };

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const address = cacheKeyOf(request);
    const isAnswered = address !== null || isOwnPage(request);
    if (!isAnswered) return false;
    const answer = () => {
      (address ? answerShared(request, response, address) : answerAlone(request, response)).catch((error: unknown) => {
        logFailure(error);
        if (response.headersSent) response.destroy();
        else response.writeHead(500).end();
      });
    };
    const waiting = versions.visit();
    if (waiting) void waiting.then(answer);
    else answer();
    return true;
  };
}

/** Whether a request is for a page that must be rendered for this visitor alone. */
function isOwnPage({ method, url = "" }: IncomingMessage): boolean {
  return (method === "GET" || method === "HEAD") && isPagePath(url.split("?")[0]!);
}

/**
 * Builds the request that renders the shared page. Of the visitor's headers it has the address only, for queries that are made on the
 * visitor's behalf.
 */
function sharedRequest({ headers }: IncomingMessage, { url, isRscRequest }: CacheKey): IncomingMessage {
  const { host = "localhost", "x-forwarded-for": forwardedFor } = headers;
  return internalRequest(url, {
    host,
    // Next puts title and description into the head for user agents in its list (next.config.ts).
    "user-agent": "keyway",
    accept: isRscRequest ? "*/*" : "text/html",
    ...(isRscRequest && { [RSC_HEADER]: "1" }),
    ...(forwardedFor && { "x-forwarded-for": String(forwardedFor) }),
  });
}

const isPage = (result: NewResponse | CachedResponse): boolean => "etag" in result;
const isGone = ({ status }: NewResponse): boolean => status === 404 || (status >= 300 && status < 400);
const isRedirect = ({ status }: NewResponse): boolean => status >= 300 && status < 400;

function logFailure(error: unknown): void {
  console.error(JSON.stringify({ statusCode: 500, message: `A page could not be made: ${String(error)}` }));
}
