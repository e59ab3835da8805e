import { setTimeout as sleep } from "node:timers/promises";
import { DEADLINE_MS } from "./deadline";
import { SourceError } from "./errors";
import { BodyTooLarge, type OnChunk, type OnHead, readBody, readChunks } from "./readBody";
import { redact } from "./redact";
import { type RetryPolicy, WAIT_OUT_429 } from "./retry";
import { retryAfterMs } from "./retryAfter";
import { NO_TELEMETRY, type Telemetry } from "./telemetry";
import { createConcurrencyLimit, QueueFull } from "#shared/limits/concurrency.ts";

export interface HttpOptions {
  /** Name of the upstream in errors and logs. */
  source: string;
  /** Limit for one attempt, including the wait for a free connection and the body. */
  timeoutMs: number;
  maxBytes?: number;
  /** Maximum number of concurrent calls, bodies included; further calls wait. */
  atOnce?: number;
  /** Which responses to retry; by default, 429. */
  retry?: Partial<RetryPolicy>;
  telemetry?: Telemetry;
  /** Whether the upstream is sent the ids of the request and its trace, so that logs of both ends can be compared. Default: true. */
  forwardsRequestIds?: boolean;
  fetch?: typeof fetch;
}

/** Takes the cost of one attempt at a call from a visitor's budget. Throws when the budget is spent; then nothing is sent. */
export type Charge = () => Promise<void>;

/** Options of a call beside its query. */
export interface UpstreamCall {
  signal?: AbortSignal;
  /** Called before each attempt, retries included. */
  charge?: Charge;
  /** Address of the visitor for whom the call is made, so that it waits in turn with the calls of others (shared/limits/concurrency.ts). */
  visitor?: string;
}

/** The options of `fetch`, and whom the call is made for. */
export type HttpInit = RequestInit & Omit<UpstreamCall, "signal">;

export interface Http {
  /** Like `fetch`, but reads the whole body within the limits of time and size, and retries 429. */
  fetch(input: string | URL, init?: HttpInit): Promise<Response>;
  /** Returns the parsed body of a successful GET; throws a SourceError otherwise. */
  getJson(url: string | URL, init?: HttpInit): Promise<unknown>;
  /** Returns the parsed body of a successful POST of JSON. */
  postJson(url: string | URL, body: unknown, init?: HttpInit): Promise<unknown>;
  /**
   * Passes the body of a successful response on in chunks while it arrives, as fast as `onChunk` takes them; the total size is limited.
   * Returns status and headers: 304 when `init` made the request conditional. `onHead` is called with a successful response before its
   * first chunk. What it throws ends the transfer; a SourceError is rethrown as it is.
   */
  getChunks(url: string | URL, onChunk: OnChunk, init?: HttpInit, onHead?: OnHead): Promise<Response>;
}

/** A body, unless it was passed on while it arrived, and its size. */
interface ReceivedBody {
  body: BodyInit | null;
  bytes: number;
}

type ReadBody = (response: Response, signal: AbortSignal) => Promise<ReceivedBody>;

/** A response whose body has been read. */
interface Exchange {
  response: Response;
  bytes: number;
}

/** Maximum number of waiting calls: more than a burst of visitors makes. A further call would wait until its deadline in vain. */
const MAX_WAITING = 200;

/**
 * Creates the only HTTP client for upstreams: it limits concurrent calls, time per attempt and body size, retries 429 by `retry-after`, and
 * turns every failure into a SourceError.
 */
export function createHttp(options: HttpOptions): Http {
  const {
    source,
    timeoutMs,
    maxBytes = 10_000_000,
    atOnce = 20,
    retry,
    telemetry = NO_TELEMETRY,
    forwardsRequestIds = true,
    fetch: send = fetch,
  } = options;
  const { statuses, maxAttempts, waitMs, isFinal } = { ...WAIT_OUT_429, ...retry };
  const inTurn = createConcurrencyLimit({ atOnce, waiting: MAX_WAITING });
  const readWhole: ReadBody = async (response, signal) => {
    const body = await readBody(response, maxBytes, signal);
    return { body, bytes: body.byteLength };
  };

  /**
   * Connections break for reasons of their own: a call that only reads is made once more when its connection breaks before anything of its
   * response was used, which is before any response, or within the body of a success that is read whole.
   */
  async function exchange(url: string, { charge, ...init }: HttpInit, read: ReadBody, signal: AbortSignal): Promise<Exchange> {
    let mayBeUsed = false;
    const call = async () => {
      // An upstream must not redirect us to a host that is not configured: a redirect counts as a failure.
      const answered = await send(url, { ...init, redirect: "manual", signal });
      mayBeUsed = !answered.ok || read !== readWhole;
      return toExchange(answered, await (answered.ok ? read : readWhole)(answered, signal));
    };
    try {
      return await call();
    } catch (error) {
      if (mayBeUsed || signal.aborted || !onlyReads(init) || error instanceof BodyTooLarge) throw error;
      await charge?.();
      telemetry.retry(source);
      return call();
    }
  }

  async function attempt(url: string, init: HttpInit, read: ReadBody): Promise<Exchange> {
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    const requestedAt = performance.now();
    let waitedMs: number | undefined;
    const start = () => {
      waitedMs = performance.now() - requestedAt;
      return exchange(url, init, read, signal);
    };
    try {
      return await inTurn(start, signal, init.visitor);
    } catch (cause) {
      if (init.signal?.aborted) throw init.signal.reason;
      if (cause instanceof SourceError) throw cause;
      // A call that waited for others most of the time says nothing about the source. One that may have changed something does not fail so.
      const hasMostlyWaited = waitedMs === undefined || (onlyReads(init) && waitedMs > timeoutMs / 2);
      if (timeout.aborted && hasMostlyWaited) throw busy(source, `No free connection in time for ${redact(url)}`, cause);
      throw toSourceError(source, url, timeout.aborted, cause);
    }
  }

  async function reportedAttempt(url: string, init: HttpInit, read: ReadBody): Promise<Response> {
    const call = telemetry.startCall(source, init.method ?? "GET", url);
    try {
      const { response, bytes } = await attempt(url, forwardsRequestIds ? withHeaders(init, call.headers) : init, read);
      call.end({ status: response.status, bytes });
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
      // A retry-after longer than any request may take counts as a refusal.
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
        return { body: null, bytes: await readChunks(response, maxBytes, signal, onChunk, onHead) };
      };
      const response = await fetchPatiently(url, init, readEach);
      if (response.ok || response.status === 304) return response;
      throw unexpectedStatus(source, String(url), response.status);
    },
  };
}

function toExchange({ status, statusText, headers }: Response, { body, bytes }: ReceivedBody): Exchange {
  return { response: new Response(isBodyless(status) ? null : body, { status, statusText, headers }), bytes };
}

function withHeaders(init: HttpInit, added: Readonly<Record<string, string>>): HttpInit {
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries(added)) headers.set(name, value);
  return { ...init, headers };
}

function toSourceError(source: string, url: string, timedOut: boolean, cause: unknown): SourceError {
  const at = redact(url);
  if (cause instanceof BodyTooLarge) return new SourceError(`${cause.message} from ${at}`, { source, code: "UPSTREAM_TOO_LARGE", cause });
  if (cause instanceof QueueFull) return busy(source, `${cause.message} for ${at}`, cause);
  if (timedOut) return new SourceError(`${at} response timeout`, { source, code: "UPSTREAM_TIMEOUT", cause });
  return new SourceError(`No answer from ${at}`, { source, code: "UPSTREAM_UNREACHABLE", cause });
}

function busy(source: string, message: string, cause: unknown): SourceError {
  return new SourceError(message, { source, code: "UPSTREAM_BUSY", cause });
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

function onlyReads({ method = "GET" }: RequestInit): boolean {
  return method === "GET" || method === "HEAD";
}

// The Response constructor throws when one of these has a body.
function isBodyless(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}
