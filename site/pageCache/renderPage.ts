import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { PAGE_LIFETIMES } from "#shared/config/lifetimes.ts";
import type { Cdn } from "#shared/edge/config.ts";
import { type Lifetime, type NewResponse, NOT_CACHED } from "#shared/responseCache/responseCache.ts";
import { ERROR_PAGE_TIMEOUT_MS, remainingMs, withDeadline } from "../bff/deadline";
import { createRenderContext, type RenderContext, runInRenderContext } from "../bff/renderContext";
import { type ErrorPageRequest, ERROR_PAGE_HEADER, readErrorPageHeader, toErrorPageHeader } from "../errors/errorPageRequest";
import { staticErrorPage } from "../errors/staticErrorPage";
import { RETRY_AFTER_S, statusOfError } from "../errors/pageError";
import { isErrorShell, hasErrorRow } from "../nextInternals/renderErrors";
import { collectResponse, type CollectedResponse, copyRequest, type Handler, internalRequest } from "../nextInternals/collectResponse";
import { isRscRequest } from "../nextInternals/rscRequest";
import type { RewritePage } from "../htmlRewrite/rewritePage";
import { allowInlineScripts } from "../security/policy";
import { edgeHeaders } from "./edgeHeaders";
import { renderWithoutBrokenSlices } from "./renderWithoutBrokenSlices";

interface Deps {
  /** Next's request handler. */
  handler: Handler;
  /** Changes the HTML of a page before it is sent. */
  rewrite: RewritePage;
  /** Headers of every response at a URL; the proxy may replace them. */
  headersOf(url: string): Readonly<Record<string, string>>;
  /** The configured number to call, for the static error page. */
  phone: string | null;
  /** The CDN in front of the site; null without one. */
  cdn: Cdn | null;
  /** Time limit for all BFF queries of a page together. Sitemaps have no limit. */
  deadlineMs: number;
}

/** What a page is rendered for. */
export interface Purpose {
  /** Whether every visitor may get it, if it turns out to be the same for all. */
  isForAll?: boolean;
  /** Aborts when the visitor has left: a rendering that still waits for its turn is then not made. */
  signal?: AbortSignal;
}

/** Renders the response to a request. */
export type RenderPage = (request: IncomingMessage, purpose?: Purpose) => Promise<NewResponse>;

/** Returns a function that has Next render a response, and returns it complete, with its versions and its lifetime in the cache. */
export function createRenderPage({ handler, rewrite, headersOf, phone, cdn, deadlineMs }: Deps): RenderPage {
  const collect = (request: IncomingMessage) => {
    const run = () => collectResponse(handler, request, headersOf(request.url!));
    const isFaultPage = readErrorPageHeader(String(request.headers[ERROR_PAGE_HEADER] ?? "")) !== null;
    return isFaultPage ? withDeadline(ERROR_PAGE_TIMEOUT_MS, run) : run();
  };

  /** Renders the error page in place of a page that threw; Next sends an empty one. */
  const renderErrorPage = async (request: IncomingMessage, blank: CollectedResponse): Promise<CollectedResponse> => {
    const fault: ErrorPageRequest = { status: statusOfError(blank.body.toString()), reference: randomBytes(4).toString("hex") };
    console.error(
      JSON.stringify({ statusCode: fault.status, reference: fault.reference, message: `The page ${request.url} broke; see above.` }),
    );
    const { host = "localhost" } = request.headers;
    const errorRequest = internalRequest(request.url!, {
      host,
      accept: "text/html",
      "user-agent": "keyway",
      [ERROR_PAGE_HEADER]: toErrorPageHeader(fault),
    });
    const page = await collect(errorRequest).catch(() => blank);
    const html = page.body.toString();
    return {
      status: fault.status,
      headers: {
        ...headersOf(request.url!),
        "content-type": "text/html; charset=utf-8",
        "cache-control": "private, no-store",
        ...(fault.status === 503 && { "retry-after": String(RETRY_AFTER_S) }),
      },
      body: html && !isErrorShell(html) ? page.body : Buffer.from(staticErrorPage(fault.status, fault.reference, phone)),
    };
  };

  const render = async (request: IncomingMessage, context: RenderContext): Promise<CollectedResponse> => {
    // Next changes the request that it is given.
    const again = copyRequest(request);
    const answer = await collect(request);
    // Next's router reloads the page when its request fails.
    if (isRscRequest(request.headers))
      return hasErrorRow(answer.body.toString()) ? { ...answer, status: statusOfError(answer.body.toString()) } : answer;
    if (answer.status !== 500) return answer;
    const isOurs = statusOfError(answer.body.toString()) === 500;
    const withoutBroken = isOurs && (await renderWithoutBrokenSlices(context, request.url!, () => collect(again())));
    return withoutBroken || renderErrorPage(request, answer);
  };

  /**
   * Renders a page, and once more if there was a publish meanwhile: one part of it would be new and another old. All renderings share one
   * deadline. With less than half of the time left, the mixed page is sent, since the next one could lose parts.
   */
  const renderUnmixed = (request: IncomingMessage) => {
    const again = copyRequest(request);
    const renderIn = async (pageRequest: IncomingMessage) => {
      const making = createRenderContext(request);
      return { making, answer: await runInRenderContext(making, () => render(pageRequest, making)) };
    };
    const run = async () => {
      const first = await renderIn(request);
      return first.making.isMixed && remainingMs() > deadlineMs / 2 ? renderIn(again()) : first;
    };
    return isSitemap(request.url!) ? run() : withDeadline(deadlineMs, run);
  };

  /** The headers of a page for a CDN; none of a response that it must not keep. */
  const headersAtEdge = ({ versions, documents }: RenderContext, lifetime: Lifetime) =>
    cdn && lifetime !== NOT_CACHED ? edgeHeaders(cdn, { lifetime, versions, documents }) : {};

  return async (request, { isForAll = false } = {}) => {
    const { making, answer } = await renderUnmixed(request);
    const { status, headers, body } = answer;
    const isHtml = String(headers["content-type"]).startsWith("text/html");
    const { "content-length": _, "transfer-encoding": __, connection: ___, etag: ____, ...others } = headers;
    const versions = making.isShareable ? making.versions : undefined;
    const lifetime = lifetimeOf(request.url!, status === 200 && headers["set-cookie"] === undefined, making);
    const atEdge = isForAll && isHtml && versions && headersAtEdge(making, lifetime);
    const isSameWithToken = !making.readsToken;
    const response = { status, headers: { ...others, ...atEdge } as NewResponse["headers"], body, versions, lifetime, isSameWithToken };
    if (!isHtml || body.length === 0) return response;
    const { html, inlineScripts } = rewrite(body.toString());
    const { "content-security-policy": policy } = response.headers;
    const allowed = policy && { "content-security-policy": allowInlineScripts(String(policy), inlineScripts) };
    return { ...response, headers: { ...response.headers, ...allowed }, body: Buffer.from(html) };
  };
}

function lifetimeOf(url: string, isPage: boolean, { isComplete, dependsOnTime, changesAt }: RenderContext): Lifetime {
  if (!isPage || !isComplete) return NOT_CACHED;
  if (dependsOnTime) return PAGE_LIFETIMES.momentary;
  return isSitemap(url) ? PAGE_LIFETIMES.sitemap : endingAt(PAGE_LIFETIMES.usual, changesAt);
}

/** Returns a lifetime that ends when the content changes. */
function endingAt({ freshMs, staleMs }: Lifetime, time: number): Lifetime {
  const leftMs = Math.max(0, time - Date.now());
  return { freshMs: Math.min(freshMs, leftMs), staleMs: Math.min(staleMs, Math.max(0, leftMs - freshMs)) };
}

function isSitemap(url: string): boolean {
  return url.startsWith("/sitemap");
}
