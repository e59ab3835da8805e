import { setTimeout as sleep } from "node:timers/promises";
import { DEADLINE_MS } from "./deadline";
import { SourceError } from "./errors";
import { BodyTooLarge, type OnChunk, type OnHead, readBody, readChunks } from "./readBody";
import { type RetryPolicy, WAIT_OUT_429 } from "./retry";
import { retryAfterMs } from "./retryAfter";
import { NO_TELEMETRY, type Telemetry } from "./telemetry";
import { createConcurrencyLimit, QueueFull } from "../../limits/concurrency";

export interface HttpOptions {
  /** Name of the upstream in errors and logs. */
  source: string;
  /** For one attempt, the wait for its turn and the body included. */
  timeoutMs: number;
  maxBytes?: number;
  /** Most calls under way at once, bodies included; others wait for their turn. */
  atOnce?: number;
  /** Which answers are worth asking again for; what is not said is waiting out 429. */
  retry?: Partial<RetryPolicy>;
  telemetry?: Telemetry;
  /** Whether the upstream is told the ids of the request and its trace, so that both ends can be compared; true where nothing is said. */
  isToldIds?: boolean;
  fetch?: typeof fetch;
}

/** Takes from a visitor's budget what one attempt at a call costs; throws where nothing is left, and then nothing is sent. */
export type Charge = () => Promise<void>;

/** How a call is made, beside what it asks. */
export interface UpstreamCall {
  signal?: AbortSignal;
  /** Called before each attempt, retries included. */
  charge?: Charge;
}

/** What `fetch` takes, and what the call is charged to. */
export type HttpInit = RequestInit & Pick<UpstreamCall, "charge">;

export interface Http {
  /** Like `fetch`, but with the body read whole, within the time and size limits, and 429 waited out. */
  fetch(input: string | URL, init?: HttpInit): Promise<Response>;
  /** The parsed body of a successful GET; anything else throws a SourceError. */
  getJson(url: string | URL, init?: HttpInit): Promise<unknown>;
  /** The parsed body of a successful POST of JSON. */
  postJson(url: string | URL, body: unknown, init?: HttpInit): Promise<unknown>;
  /**
   * Hands over the body of a successful answer piece by piece while it arrives, as fast as the receiver takes it; the size of
   * the whole is limited all the same. The answer carries status and headers: 304 where `init` made the request conditional.
   * `onHead` is told of a successful answer before its first piece; what it throws ends the transfer, a SourceError as it is.
   */
  getChunks(url: string | URL, onChunk: OnChunk, init?: HttpInit, onHead?: OnHead): Promise<Response>;
}

type ReadBody = (response: Response, signal: AbortSignal) => Promise<BodyInit | null>;

/** Most calls that wait for their turn: more than a burst of visitors makes. Any further call would wait until its deadline in vain. */
const MOST_WAITING = 200;

/** The one way out to an upstream: calls at once, timeout per attempt, body cap, 429 by `retry-after`, errors of one kind. */
export function createHttp(options: HttpOptions): Http {
  const {
    source,
    timeoutMs,
    maxBytes = 10_000_000,
    atOnce = 20,
    retry,
    telemetry = NO_TELEMETRY,
    isToldIds = true,
    fetch: send = fetch,
  } = options;
  const { statuses, maxAttempts, waitMs, isFinal } = { ...WAIT_OUT_429, ...retry };
  const inTurn = createConcurrencyLimit({ atOnce, waiting: MOST_WAITING });
  const readWhole: ReadBody = (response, signal) => readBody(response, maxBytes, signal);

  /** A connection may break for reasons of its own: what only reads is asked once more where it broke before any answer. */
  async function ask(url: string, { charge, ...init }: HttpInit, signal: AbortSignal): Promise<Response> {
    // An upstream may not send us on to a host that is not configured: a redirect is an answer without success.
    const call = () => send(url, { ...init, redirect: "manual", signal });
    return call().catch(async (error: unknown) => {
      if (signal.aborted || !onlyReads(init)) throw error;
      await charge?.();
      return call();
    });
  }

  async function exchange(url: string, init: HttpInit, read: ReadBody, signal: AbortSignal): Promise<Response> {
    const response = await ask(url, init, signal);
    const body = await (response.ok ? read : readWhole)(response, signal);
    const { status, statusText, headers } = response;
    return new Response(isBodyless(status) ? null : body, { status, statusText, headers });
  }

  async function attempt(url: string, init: HttpInit, read: ReadBody): Promise<Response> {
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    try {
      return await inTurn(() => exchange(url, init, read, signal), signal);
    } catch (cause) {
      if (init.signal?.aborted) throw init.signal.reason;
      if (cause instanceof SourceError) throw cause;
      throw toSourceError(source, url, timeout.aborted, cause);
    }
  }

  async function reportedAttempt(url: string, init: HttpInit, read: ReadBody): Promise<Response> {
    const call = telemetry.startCall(source, init.method ?? "GET");
    try {
      const response = await attempt(url, isToldIds ? withHeaders(init, call.headers) : init, read);
      call.end(response);
      return response;
    } catch (error) {
      call.end({ error });
      throw error;
    }
  }

  async function fetchPatiently(input: string | URL, init: HttpInit = {}, read = readWhole): Promise<Response> {
    const url = String(input);
    for (let attempts = 1; ; attempts++) {
      await init.charge?.();
      const response = await reportedAttempt(url, init, read);
      if (!statuses.includes(response.status)) return response;
      const wait = retryAfterMs(response.headers.get("retry-after")) ?? waitMs(attempts);
      // To be asked to wait for longer than any request may take is a refusal.
      const isLast = attempts >= maxAttempts || wait > DEADLINE_MS || isFinal(await response.clone().text());
      if (isLast && response.status === 429) throw rateLimited(source, url, retryAfterMs(response.headers.get("retry-after")));
      if (isLast) return response;
      telemetry.retry(source);
      await sleep(wait, undefined, { signal: init.signal ?? undefined }).catch(() => {
        throw init.signal?.reason;
      });
    }
  }

  async function getParsed(url: string, init: HttpInit): Promise<unknown> {
    const response = await fetchPatiently(url, { ...init, headers: { accept: "application/json", ...init.headers } });
    if (!response.ok) throw unexpectedStatus(source, url, response.status);
    try {
      return await response.json();
    } catch (cause) {
      throw new SourceError(`No JSON from ${redact(url)}`, { source, code: "UPSTREAM_BAD_PAYLOAD", cause });
    }
  }

  return {
    fetch: (url, init) => fetchPatiently(url, init),
    getJson: (url, init = {}) => getParsed(String(url), init),
    postJson: (url, body, init = {}) =>
      getParsed(String(url), {
        ...init,
        method: "POST",
        body: JSON.stringify(body),
        headers: { "content-type": "application/json", ...init.headers },
      }),
    async getChunks(url, onChunk, init = {}, onHead) {
      const readEach: ReadBody = async (response, signal) => {
        await readChunks(response, maxBytes, signal, onChunk, onHead);
        return null;
      };
      const response = await fetchPatiently(url, init, readEach);
      if (response.ok || response.status === 304) return response;
      throw unexpectedStatus(source, String(url), response.status);
    },
  };
}

function withHeaders(init: RequestInit, added: Readonly<Record<string, string>>): RequestInit {
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries(added)) headers.set(name, value);
  return { ...init, headers };
}

function toSourceError(source: string, url: string, timedOut: boolean, cause: unknown): SourceError {
  const at = redact(url);
  if (cause instanceof BodyTooLarge) return new SourceError(`${cause.message} from ${at}`, { source, code: "UPSTREAM_TOO_LARGE", cause });
  if (cause instanceof QueueFull) return new SourceError(`${cause.message} for ${at}`, { source, code: "UPSTREAM_BUSY", cause });
  if (timedOut) return new SourceError(`${at} response timeout`, { source, code: "UPSTREAM_TIMEOUT", cause });
  return new SourceError(`No answer from ${at}`, { source, code: "UPSTREAM_UNREACHABLE", cause });
}

function unexpectedStatus(source: string, url: string, status: number): SourceError {
  return new SourceError(`Unexpected status code [${status}] on URL ${redact(url)}`, { source, code: "UPSTREAM_STATUS", status });
}

function rateLimited(source: string, url: string, waitMs?: number): SourceError {
  return new SourceError(`Unexpected status code [429] on URL ${redact(url)}`, {
    source,
    code: "UPSTREAM_RATE_LIMITED",
    status: 429,
    retryAfter: waitMs === undefined ? undefined : Math.ceil(waitMs / 1000),
  });
}

/** An address fit for a log: without the credentials that upstreams want in the query. A preview's ref is one, too. */
function redact(url: string): string {
  return url.replace(/([?&](?:access_token|key|token|sessionToken|ref(?==https?%3A))=)[^&]*/gi, "$1…");
}

function onlyReads({ method = "GET" }: RequestInit): boolean {
  return method === "GET" || method === "HEAD";
}

// The Response constructor refuses a body with these.
function isBodyless(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}
