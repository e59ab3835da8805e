import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { Keeper, Kept, Made } from "../../keeper/keeper";
import { sendAnswer } from "../../keeper/send";
import type { VersionWatch } from "../bff/versions";
import { isPagePath } from "../routing/pagePaths";
import { internalRequest } from "../nextInternals/collectResponse";
import { RSC_HEADER } from "../nextInternals/rscRequest";
import { createPageData } from "./pageData";
import { type CacheKey, cacheKeyOf } from "./cacheKey";

interface Deps {
  keeper: Keeper;
  versions: VersionWatch;
  /** Makes the answer to a request; `keepData` keeps the data of a page that will be kept. */
  make(request: IncomingMessage, keepData?: (data: string) => string): Promise<Made>;
}

/** For so long a visitor waits for a page that a publish has outdated to be made anew, before the one of before is sent. */
const PATIENCE_MS = 1_000;

/**
 * Answers requests for pages in front of Next: with finished bytes, for as long as the versions hold that a page was made of, and else with
 * what Next makes, of which one is made for all who ask at the same time (docs/decisions/034). It answers false where no page is asked for.
 */
export function createPageHandler({ keeper, versions, make }: Deps) {
  const pageData = createPageData(keeper);

  const makeShared = (request: IncomingMessage, address: CacheKey): Promise<Made> => {
    const run = async () => {
      const { key, isWelcome, isRscRequest } = address;
      const made = await make(sharedRequest(request, address), isWelcome && !isRscRequest ? (data) => pageData.keep(key, data) : undefined);
      // The page is newer than what is known: it would count as outdated.
      if (made.madeOf && Object.entries(made.madeOf).some(([name, version]) => versions.of(name) !== version)) await versions.renew();
      if (isGone(made)) keeper.forget(address.key);
      return made;
    };
    return keeper.make(address.key, run, address.isWelcome);
  };

  /** The newest page there is, for visitors who wait for no more than a moment if there is an older one. */
  const newest = async (request: IncomingMessage, address: CacheKey): Promise<Made | Kept> => {
    const before = keeper.findLast(address.key);
    if (before?.isBest) return before.last;
    const making = makeShared(request, address);
    if (!before) return making;
    const made = await Promise.race([making, delay(PATIENCE_MS, undefined, { ref: false })]).catch(() => undefined);
    return made && (isPage(made) || isGone(made)) ? made : before.last;
  };

  const answerShared = async (request: IncomingMessage, response: ServerResponse, address: CacheKey) => {
    const kept = keeper.find(address.key);
    if (kept) {
      sendAnswer(kept, request, response);
      if (keeper.isDue(address.key, kept)) makeShared(request, address).catch(logFailure);
      return;
    }
    const made = await newest(request, address);
    // Where a path leads elsewhere, all of the query goes along.
    if (isRedirect(made) && address.url !== request.url) return answerAlone(request, response);
    sendAnswer(made, request, response);
  };

  const answerAlone = async (request: IncomingMessage, response: ServerResponse) => {
    const { method } = request;
    // Next makes no page for a HEAD, whose length would be that of nothing.
    if (method === "HEAD") request.method = "GET";
    const made = await make(request);
    request.method = method;
    sendAnswer(made, request, response);
  };

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const data = request.method === "GET" ? pageData.find(request.url ?? "") : null;
    if (data) {
      sendAnswer(data, request, response);
      return true;
    }
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

/** A page that is one visitor's own. A part of one is not asked for. */
function isOwnPage({ method, url = "", headers }: IncomingMessage): boolean {
  return (method === "GET" || method === "HEAD") && headers.range === undefined && isPagePath(url.split("?")[0]!);
}

/**
 * The request for what everybody is sent: nothing of the visitor's goes into it but where they come from, for whom alone something is then
 * asked.
 */
function sharedRequest({ headers }: IncomingMessage, { url, isRscRequest }: CacheKey): IncomingMessage {
  const { host = "localhost", "x-forwarded-for": forwardedFor } = headers;
  return internalRequest(url, {
    host,
    // Next sends title and description in the head to those it knows by name (next.config.ts).
    "user-agent": "keyway",
    accept: isRscRequest ? "*/*" : "text/html",
    ...(isRscRequest && { [RSC_HEADER]: "1" }),
    ...(forwardedFor && { "x-forwarded-for": String(forwardedFor) }),
  });
}

const isPage = (made: Made | Kept): boolean => "etag" in made;
const isGone = ({ status }: Made): boolean => status === 404 || (status >= 300 && status < 400);
const isRedirect = ({ status }: Made): boolean => status >= 300 && status < 400;

function logFailure(error: unknown): void {
  console.error(JSON.stringify({ statusCode: 500, message: `A page could not be made: ${String(error)}` }));
}
