import { randomBytes } from "node:crypto";
import { type NewResponse, NOT_CACHED } from "#shared/responseCache/responseCache.ts";
import { createConcurrencyLimit, QueueFull } from "#shared/limits/concurrency.ts";
import { forwardedAddress } from "#shared/limits/visitorAddress.ts";
import { RETRY_AFTER_S } from "../errors/pageError";
import { staticErrorPage } from "../errors/staticErrorPage";
import type { RenderPage } from "./renderPage";

interface Options {
  /** Number of proxies in front of the site. */
  proxyHops: number;
  /** Headers of every response at a URL. */
  headersOf(url: string): Readonly<Record<string, string>>;
  /** The configured number to call, for the static error page. */
  phone: string | null;
  /** Maximum number of concurrent renderings; one visitor may have half of them. Each takes some 30 ms of the processor's time. */
  atOnce?: number;
  /** Maximum number of renderings that wait. */
  waiting?: number;
  /** Longest time in ms that one waits. */
  patienceMs?: number;
  log?: (line: object) => void;
  now?: () => number;
}

const LOG_EVERY_MS = 60_000;

/**
 * Starts the renderings of several visitors in turn (shared/limits/concurrency.ts), so that one visitor's many requests that bypass the
 * page cache do not delay those of others. A request without a turn gets 503 and a page with the number to call. Rejects with the reason
 * of `purpose.signal` if the visitor leaves first.
 */
export function renderInTurn(render: RenderPage, options: Options): RenderPage {
  const { proxyHops, atOnce = 20, waiting = 200, patienceMs = 10_000 } = options;
  const inTurn = createConcurrencyLimit({ atOnce, waiting });
  const refuse = createRefusal(options);
  return async (request, purpose = {}) => {
    const visitor = forwardedAddress(request.headers["x-forwarded-for"]?.toString(), proxyHops) ?? undefined;
    const timeout = AbortSignal.timeout(patienceMs);
    const signal = purpose.signal ? AbortSignal.any([purpose.signal, timeout]) : timeout;
    try {
      return await inTurn(() => render(request, purpose), signal, visitor);
    } catch (error) {
      if (error instanceof QueueFull || error === timeout.reason) return refuse(request.url!);
      throw error;
    }
  };
}

/** Returns the function that makes the response to a request without a turn. Those of one minute share a reference and a log line. */
function createRefusal({ headersOf, phone, log = (line) => console.error(JSON.stringify(line)), now = Date.now }: Options) {
  let reported = { reference: "", until: 0 };
  return (url: string): NewResponse => {
    if (now() >= reported.until) {
      reported = { reference: randomBytes(4).toString("hex"), until: now() + LOG_EVERY_MS };
      log({ statusCode: 503, reference: reported.reference, message: "Too many pages wait to be rendered; some requests are refused" });
    }
    const headers = {
      ...headersOf(url),
      "content-type": "text/html; charset=utf-8",
      "cache-control": "private, no-store",
      "retry-after": String(RETRY_AFTER_S),
    };
    return { status: 503, headers, body: Buffer.from(staticErrorPage(503, reported.reference, phone, "busy")), lifetime: NOT_CACHED };
  };
}
