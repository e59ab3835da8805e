import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { type Life, type Made, NOT_KEPT } from "../../../keeper/keeper";
import { FAULT_PAGE_MS, withDeadline } from "../../bff/deadline";
import { createMaking, type Making, runMaking } from "../../bff/making";
import { type Fault, FAULT_HEADER, readFaultHeader, toFaultHeader } from "../../status/faultKey";
import { lastResort } from "../../status/lastResort";
import { RETRY_AFTER_S, statusOfError } from "../../status/pageError";
import { isBlankPage, isBrokenData } from "../next/brokenAnswer";
import { collectAnswer, type Collected, type Handler, ownRequest } from "../next/collectAnswer";
import { isOfRouter } from "../next/routerRequest";
import type { RewritePage } from "../rewritePage";

interface Deps {
  /** Next's. */
  handler: Handler;
  /** Changes a page before it is sent. */
  rewrite: RewritePage;
  /** Headers of every answer at a path, which the proxy may replace. */
  headersOf(url: string): Readonly<Record<string, string>>;
  /** The configured number to call, for the page of last resort. */
  phone: string | null;
  /** How long a page may wait for all its questions to the BFF together; a sitemap may take its time. */
  deadlineMs: number;
}

/** What says what is so at a moment, such as which stores are open, is true for so long. */
const OF_A_MOMENT: Life = { freshMs: 60_000, renewMs: 0 };
/** Listing all kiosks is work, and search engines come by the day; a new network ends it. */
const SITEMAP: Life = { freshMs: 3_600_000, renewMs: 3_600_000 };

/** Makes answers with Next: whole, as they are sent, and with what is known of their life. */
export function createMakeAnswer({ handler, rewrite, headersOf, phone, deadlineMs }: Deps) {
  const collect = (request: IncomingMessage) => {
    const run = () => collectAnswer(handler, request, headersOf(request.url!));
    if (isSitemap(request.url!)) return run();
    const isFaultPage = readFaultHeader(String(request.headers[FAULT_HEADER] ?? "")) !== null;
    return withDeadline(isFaultPage ? FAULT_PAGE_MS : deadlineMs, run);
  };

  /** The page that stands in for one that broke, which Next leaves blank. */
  const makeFaultPage = async (request: IncomingMessage, blank: Collected): Promise<Collected> => {
    const fault: Fault = { status: statusOfError(blank.body.toString()), reference: randomBytes(4).toString("hex") };
    console.error(
      JSON.stringify({ statusCode: fault.status, reference: fault.reference, message: `The page ${request.url} broke; see above.` }),
    );
    const { host = "localhost" } = request.headers;
    const asked = ownRequest(request.url!, { host, accept: "text/html", "user-agent": "keyway", [FAULT_HEADER]: toFaultHeader(fault) });
    const page = await collect(asked).catch(() => blank);
    const html = page.body.toString();
    return {
      status: fault.status,
      headers: {
        ...headersOf(request.url!),
        "content-type": "text/html; charset=utf-8",
        "cache-control": "private, no-store",
        ...(fault.status === 503 && { "retry-after": String(RETRY_AFTER_S) }),
      },
      body: html && !isBlankPage(html) ? page.body : Buffer.from(lastResort(fault.reference, phone)),
    };
  };

  const replaceBroken = async (request: IncomingMessage, answer: Collected): Promise<Collected> => {
    // The router loads the page anew where its own question fails.
    if (isOfRouter(request.headers))
      return isBrokenData(answer.body.toString()) ? { ...answer, status: statusOfError(answer.body.toString()) } : answer;
    return answer.status === 500 ? makeFaultPage(request, answer) : answer;
  };

  /** `keepData` is given where the answer will be kept if it may be. */
  return async (request: IncomingMessage, keepData?: (data: string) => string): Promise<Made> => {
    const making = createMaking();
    const { status, headers, body } = await runMaking(making, async () => replaceBroken(request, await collect(request)));
    const isHtml = String(headers["content-type"]).startsWith("text/html");
    const { "content-length": _, "transfer-encoding": __, connection: ___, etag: ____, ...others } = headers;
    const madeOf = making.isForAll ? making.versions : undefined;
    const life = lifeOf(request.url!, status === 200 && headers["set-cookie"] === undefined, making);
    const isKept = madeOf !== undefined && life !== NOT_KEPT;
    return {
      status,
      headers: others as Made["headers"],
      body: isHtml && body.length > 0 ? Buffer.from(rewrite(body.toString(), isKept ? keepData : undefined)) : body,
      madeOf,
      life,
    };
  };
}

function lifeOf(url: string, isPage: boolean, { isWhole, tellsTime }: Making): Life | undefined {
  if (!isPage || !isWhole) return NOT_KEPT;
  if (tellsTime) return OF_A_MOMENT;
  return isSitemap(url) ? SITEMAP : undefined;
}

function isSitemap(url: string): boolean {
  return url.startsWith("/sitemap");
}
